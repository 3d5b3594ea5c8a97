import {
  inSteps,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";

const GOOD_FOR: Readonly<Record<string, string>> = { buono: "bene", cattivo: "male" };

/** Says "fa male alla salute" for "è cattivo per la salute". */
const doGood = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isGood = (be: number): boolean => {
      const what = skipAdverbs(units, be + 1);
      return (
        isA(units[be], "vbser") &&
        isFinite(units[be]) &&
        GOOD_FOR[lemmaOf(units[what])] !== undefined &&
        lemmaOf(units[what + 1]) === "per" &&
        !isA(units[what + 2], "inf", "num") &&
        !isA(units[what + 3], "inf")
      );
    };
    if (isGood(at))
      return { ...unit, word: withLemma(unit, "fare").word.replace("<vbser>", "<vblex>") };
    if (isGood(skipAdverbs(units, at - 1, -1)) && isA(unit, "adj")) {
      return { ...unit, word: `${GOOD_FOR[lemmaOf(unit)] ?? ""}<adv>` };
    }
    return lemmaOf(unit) === "per" && isGood(skipAdverbs(units, at - 2, -1))
      ? withLemma(unit, "a")
      : unit;
  });

/** Says "mi fanno male i piedi" for "mi dolgono i piedi". */
const hurt = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const hurts = (verb: number): boolean =>
      lemmaOf(units[verb]) === "dolere" &&
      isA(units[verb], "vblex") &&
      !isA(units[verb - 1], "ref");
    const isMuch = (adverb: number): boolean =>
      isA(units[adverb], "adv", "preadv") && lemmaOf(units[adverb]) === "molto";
    if (hurts(at)) return [withLemma(unit, "fare"), ...(isMuch(at + 1) ? [] : [word("male<adv>")])];
    return isMuch(at) && hurts(at - 1) ? [unit, word("male<adv>")] : [unit];
  });

/** Says "di solito mi alzo presto" for "soglio alzarmi presto". */
const usually = (units: readonly Unit[]): Unit[] => {
  const isUsual = (at: number): boolean =>
    lemmaOf(units[at]) === "solere" && isFinite(units[at]) && isA(units[at + 1], "inf");
  return units.flatMap((unit, at) => {
    if (isUsual(at)) return [{ ...unit, word: "di solito<adv>" }];
    if (!isUsual(at - 1)) return [unit];
    const tense = /<p?[a-z]+><p[123]><(?:sg|pl)>/u.exec(units[at - 1]?.word ?? "")?.[0] ?? "";
    const [, enclitic] = /\+(.+)$/u.exec(unit.word) ?? [];
    const pronoun = enclitic ? [word(enclitic.replaceAll("<enc>", "<pro>"))] : [];
    return [...pronoun, { ...unit, word: unit.word.replace(/<inf>.*/u, tense) }];
  });
};

const ONE_OR_MORE = new Set([
  "arrivare",
  "bastare",
  "esistere",
  "mancare",
  "restare",
  "rimanere",
  "venire",
]);

/** Says "rimanevano solo tre persone" for "rimaneva sole tre persone". */
const remain = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (
      isOnly(unit) &&
      isA(units[at + 1], "num", "det") &&
      ONE_OR_MORE.has(lemmaOf(units[at - 1]))
    ) {
      return { ...unit, word: "solo<adv>" };
    }
    if (!ONE_OR_MORE.has(lemmaOf(unit)) || !unit.word.includes("<p3><sg>")) return unit;
    const many = isOnly(units[at + 1]) ? at + 2 : at + 1;
    const isMany =
      isA(units[many], "num") && isA(units[many + 1], "n") && isA(units[many + 1], "pl");
    const hasSubject = isA(units[at - 1], "n", "tn", "rel") || isClitic(units[at - 1]);
    return isMany && !hasSubject
      ? { ...unit, word: unit.word.replace("<p3><sg>", "<p3><pl>") }
      : unit;
  });

const isOnly = (unit: Unit | undefined): boolean => ["solo", "soltanto"].includes(lemmaOf(unit));

const WELL = new Set(["bene", "male"]);
const THINGS = new Set(["ciò", "quello", "questo", "tutto"]);

/** Says "sto bene" for "sono bene", and "tutto va bene". */
const beWell = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const well = skipAdverbs(units, at + 1) - 1;
    const next = units[well + 1];
    const isWell = well > at && WELL.has(lemmaOf(units[well])) && isA(units[well], "adv");
    const isTold = isA(next, "sent", "cm", "cnjcoo") || ["con", "qui"].includes(lemmaOf(next));
    if (!isA(unit, "vbser") || !isFinite(unit) || !isWell || !isTold) return unit;
    const verb = THINGS.has(lemmaOf(units[at - 1])) ? "andare" : "stare";
    return { ...unit, word: withLemma(unit, verb).word.replace("<vbser>", "<vblex>") };
  });

/** Says what goes with Italian verbs. */
export const governed = inSteps(doGood, hurt, usually, remain, beWell);
