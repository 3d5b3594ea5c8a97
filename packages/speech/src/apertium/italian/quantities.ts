import {
  inSteps,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensClause,
  skipClitics,
  type Unit,
  withLemma,
  word,
} from "../units.ts";

/** Gives "tutti quanti" a verb of several: "tutti lo sanno". */
const everybody = (units: readonly Unit[]): Unit[] => {
  const everybodyDoes = new Set(
    units.flatMap((unit, at) => {
      if (!isEverybody(unit)) return [];
      let verb = at + 1;
      while (isClitic(units[verb]) || isA(units[verb], "adv")) verb += 1;
      return isFinite(units[verb]) ? [verb] : [];
    }),
  );
  return units.map((unit, at) => {
    if (isEverybody(unit)) return withLemma(unit, "tutto");
    return everybodyDoes.has(at)
      ? { ...unit, word: unit.word.replace("<p3><sg>", "<p3><pl>") }
      : unit;
  });
};

/** Drops a negated "alcuni": "non ha soldi" for "non ha alcuni soldi". */
const none = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, at) => {
    if (lemmaOf(unit) !== "alcun" || !isA(unit, "pl") || !isA(units[at + 1], "n", "adj"))
      return true;
    const clause = units.slice(units.slice(0, at).findLastIndex(opensClause) + 1, at);
    return !clause.some((each) => ["non", "senza"].includes(lemmaOf(each)));
  });

const isEverybody = (unit: Unit | undefined): boolean => lemmaOf(unit) === "tutti quanti";

/** Says "la maggior parte delle persone pensa" for "la maggioranza delle persone pensano". */
const mostOf = (units: readonly Unit[]): Unit[] => {
  const does = new Set(
    units.flatMap((unit, at) => {
      if (!isMost(units, at)) return [];
      let verb = at + 1;
      while (isA(units[verb], "pr", "det", "adj", "n", "adv") || isClitic(units[verb])) verb += 1;
      return isFinite(units[verb]) ? [verb] : [];
    }),
  );
  return units.flatMap((unit, at) => {
    // The pair has no "maggior parte", nor does "maggiore" lose its end.
    if (isMost(units, at)) return [{ word: "parte<n><f><sg>", blank: `${unit.blank}maggior ` }];
    return [does.has(at) ? { ...unit, word: unit.word.replace("<p3><pl>", "<p3><sg>") } : unit];
  });
};

const isMost = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "maggioranza" && isA(units[at - 1], "def") && !isA(units[at + 1], "adj");

/** Gives a verb the number of the one thing before it, which is several elsewhere: "la schiena fa male", "la gente pensa". */
export const agreeInOne = (units: readonly Unit[]): Unit[] => {
  const does = new Set(
    units.flatMap((unit, at) => {
      if (!isA(unit, "n") || !isA(unit, "sg") || !isA(units[at - 1], "def", "pos", "dem"))
        return [];
      const before = units[at - 2];
      if (!opensClause(before) || isA(before, "cnjcoo")) return [];
      let verb = at + 1;
      while (isClitic(units[verb]) || isA(units[verb], "adv")) verb += 1;
      return isFinite(units[verb]) ? [verb] : [];
    }),
  );
  return units.map((unit, at) =>
    does.has(at) ? { ...unit, word: unit.word.replace("<p3><pl>", "<p3><sg>") } : unit,
  );
};

const MUCH = new Set(["molto", "poco", "tanto", "troppo"]);

/** Says "leggono molto" for "leggono molti", behind whose verb nothing is counted. */
const readMuch = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (!MUCH.has(lemmaOf(unit)) || !isA(unit, "ind") || !isA(unit, "adj")) return unit;
    const [before, next] = [units[at - 1], units[at + 1]];
    const isOf = lemmaOf(units[skipClitics(units, at - 2, -1) + 1]) === "ne";
    const isCounted = isA(next, "n", "adj", "np", "num", "det", "pp") || lemmaOf(next) === "di";
    return isFinite(before) && isA(before, "vblex") && !isOf && !isCounted
      ? { ...unit, word: unit.word.replace(/<.*/u, "<adv>") }
      : unit;
  });

/** Says "il proprio fratello" for "il suo proprio fratello". */
const own = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    isA(unit, "pos") && lemmaOf(unit).endsWith("suo") && lemmaOf(units[at + 1]) === "proprio"
      ? { ...unit, word: unit.word.replace(/^(?:il )?suo/iu, "il").replace("<pos>", "<def>") }
      : unit,
  );

/** Says "paura dei ragni" for "paura di ragni". */
const fearOf = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const isFeared =
      lemmaOf(units[at - 1]) === "di" &&
      lemmaOf(units[at - 2]) === "paura" &&
      isA(unit, "n") &&
      isA(unit, "pl");
    const gender = isA(unit, "f") ? "f" : "m";
    return isFeared ? [word(`il<det><def><${gender}><pl>`), unit] : [unit];
  });

const THOUSANDS = new Set(["centinaio", "decina", "migliaio", "milione", "paio"]);

/** Says "migliaia di volte" for "migliaia di volta". */
const thousandsOf = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isOfThem = lemmaOf(units[at - 1]) === "di" && THOUSANDS.has(lemmaOf(units[at - 2]));
    return isOfThem && isA(unit, "n") && isA(units[at - 2], "pl")
      ? { ...unit, word: unit.word.replace("<sg>", "<pl>") }
      : unit;
  });

/** Says "non abbiamo più tempo" for "non abbiamo più tempi": Catalan "temps" is written alike in both numbers. */
const time = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "tempo" && isA(unit, "n") && !isA(units[at - 1], "det", "adj", "num", "pl")
      ? { ...unit, word: unit.word.replace("<pl>", "<sg>") }
      : unit,
  );

/** Says how many do or fear something as Italian does. */
export const quantities = inSteps(
  everybody,
  none,
  mostOf,
  readMuch,
  own,
  fearOf,
  thousandsOf,
  time,
);
