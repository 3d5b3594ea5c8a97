import { caseLike } from "../../../capitals.ts";
import { inside, isA, isClitic, isFinite, lemmaOf, type Unit, word } from "../../units.ts";

/** Says "no puc fer res" for "no puc res fer", and leaves out a "pas" that says nothing more. */
export const orderNothing = (units: readonly Unit[]): Unit[] => {
  const ordered = units.filter((unit) => !(lemmaOf(unit) === "pas" && isA(unit, "adv")));
  for (const [at, unit] of ordered.entries())
    if (lemmaOf(unit) === "no tot" && isRefused(ordered, at))
      ordered[at] = { ...unit, word: unit.word.replace(/^no /iu, "") };
  for (let at = 1; at < ordered.length - 1; at += 1) {
    const [before, unit, next] = [ordered[at - 1], ordered[at], ordered[at + 1]];
    if (!unit || !next || !["res", "tot"].includes(lemmaOf(unit)) || !isA(unit, "prn", "tn", "nt"))
      continue;
    if (!isA(before, "vbmod", "pr") && !isFinite(before)) continue;
    if (isA(before, "pr") && !isA(ordered[at - 2], "vblex")) continue;
    if (isA(next, "inf")) ordered.splice(at, 2, next, unit);
  }
  return ordered;
};

/** "Mai més" for "ja mai": never again. */
export const neverAgain = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const [before, next] = [lemmaOf(units[at - 1]), lemmaOf(units[at + 1])];
    if (lemmaOf(unit) === "ja" && next === "mai") return { ...unit, word: "mai<adv>" };
    return lemmaOf(unit) === "mai" && before === "ja" ? { ...unit, word: "més<adv>" } : unit;
  });

/** Says "no ens hem deixat més" for "no ens hem ja deixat". */
export const noMore = (units: readonly Unit[]): Unit[] => {
  const said = [...units];
  for (let at = 1; at < said.length - 1; at += 1) {
    const [have, unit, done] = [said[at - 1], said[at], said[at + 1]];
    if (
      !unit ||
      !done ||
      lemmaOf(unit) !== "ja" ||
      !isA(have, "vaux", "vbhaver") ||
      !isA(done, "pp")
    )
      continue;
    let not = at - 2;
    while (isClitic(said[not])) not -= 1;
    if (lemmaOf(said[not]) === "no")
      said.splice(at, 2, { ...done, blank: unit.blank }, { word: "més<adv>", blank: " " });
  }
  return said;
};

/** Puts pronouns behind an infinitive: "a subscriure-us". */
export function leanOnInfinitives(units: readonly Unit[]): Unit[] {
  const leaning: Unit[] = [];
  for (const unit of units) {
    const joined: Unit[] = [];
    if (isA(unit, "inf") && !isA(unit, "n")) {
      while (isClitic(leaning.at(-1))) joined.unshift(...leaning.splice(-1));
    }
    const [first] = joined;
    const enclitics = joined
      .map((each) => `+${inside(each.word).replace("<pro>", "<enc>")}`)
      .join("");
    leaning.push(
      first ? { word: caseLike(first.word, unit.word) + enclitics, blank: first.blank } : unit,
    );
  }
  return leaning;
}

/** Whether "no" stands before in the clause. */
const isRefused = (units: readonly Unit[], at: number): boolean => {
  const start = units.slice(0, at).findLastIndex((unit) => isA(unit, "sent", "cm")) + 1;
  return units.slice(start, at).some((unit) => lemmaOf(unit) === "no");
};

const MANNER = new Set(["bé", "mal", "malament", "millor"]);

/** Says "dormir bé" for "bé dormir". */
export function orderManner(units: readonly Unit[]): Unit[] {
  const ordered = [...units];
  for (let at = 1; at < ordered.length - 1; at += 1) {
    const [before, unit, next] = [ordered[at - 1], ordered[at], ordered[at + 1]];
    if (!unit || !next || !MANNER.has(lemmaOf(unit)) || !isA(unit, "adv", "preadv")) continue;
    if (lemmaOf(before) === "valer") continue;
    if (isA(next, "inf") && !isA(next, "n") && (isA(before, "pr", "vbmod") || isFinite(before)))
      ordered.splice(
        at,
        2,
        { ...next, blank: unit.blank },
        { word: unit.word.replace("<preadv>", "<adv>"), blank: " " },
      );
  }
  return ordered;
}

const MOVING = new Set([
  "sortir",
  "baixar",
  "pujar",
  "córrer",
  "passar",
  "tornar",
  "venir",
  "anar",
]);

/** Goes out "a passejar", and spends time "jugant". */
export const goTo = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    if (!isA(unit, "inf")) {
      const isSpending =
        lemmaOf(unit) === "a" && isA(unit, "pr") && isA(units[at + 1], "inf") && spends(units, at);
      return isSpending ? [] : [unit];
    }
    const before = units[at - 1];
    if (lemmaOf(before) === "a" && spends(units, at - 1))
      return [{ ...unit, word: unit.word.replace("<inf>", "<ger>") }];
    const goes =
      MOVING.has(lemmaOf(before)) &&
      isA(before, "vblex") &&
      (isFinite(before) || isA(before, "pp", "imp"));
    return goes && !isClitic(before) ? [word("a<pr>"), unit] : [unit];
  });

const SPENT = new Set(
  "temps vida dia nit hora tarda matí setmana mes any infància infantesa joventut estiu vacances cap_de_setmana vespre".split(
    " ",
  ),
);

/** Whether time that is spent stands before a position: "he passat la meva infància". */
function spends(units: readonly Unit[], at: number): boolean {
  if (!SPENT.has(lemmaOf(units[at - 1]))) return false;
  return units
    .slice(Math.max(0, at - 6), at)
    .some((unit) => lemmaOf(unit) === "passar" && isA(unit, "vblex"));
}
