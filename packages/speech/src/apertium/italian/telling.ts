import {
  inSteps,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
} from "../units.ts";
import { pronounOf } from "./reflexive.ts";

const ASKS = new Set(
  "chiedere consigliare dire ordinare permettere pregare proibire promettere raccomandare".split(
    " ",
  ),
);

/** Says "mi ha detto di non preoccuparmi" for "mi ha detto per non preoccuparsi". */
const tellTo = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const doing = lemmaOf(units[at + 1]) === "non" ? at + 2 : at + 1;
    if (isA(units[doing], "inf") && isTelling(units, at)) return withLemma(unit, "di");
    const to = lemmaOf(units[at - 1]) === "non" ? at - 2 : at - 1;
    const [, told] = TOLD.find(([whom]) => lemmaOf(toWhom(units, to - 1)) === whom) ?? [];
    const isSelf = unit.word.includes("+si<prn><enc><ref>") && isA(unit, "inf");
    return isSelf && told && isTelling(units, to)
      ? { ...unit, word: unit.word.replace(/\+si<prn><enc><ref>.*/u, `+${told}`) }
      : unit;
  });

const TOLD: readonly (readonly [string, string])[] = [
  ["mi", "mi<prn><enc><p1><mf><sg>"],
  ["ti", "ti<prn><enc><p2><mf><sg>"],
  ["ci", "ci<prn><enc><p1><mf><pl>"],
  ["vi", "vi<prn><enc><p2><mf><pl>"],
];

/** Whether a word joins what somebody was told to do to "dire": "per" or "di". */
const isTelling = (units: readonly Unit[], at: number): boolean =>
  ["per", "di"].includes(lemmaOf(units[at])) &&
  isA(units[at], "pr") &&
  ASKS.has(lemmaOf(units[skipWhom(units, skipAdverbs(units, at - 1, -1))]));

/** Returns the position before "ai bambini", whom somebody told something. */
function skipWhom(units: readonly Unit[], end: number): number {
  let at = end;
  while (isA(units[at], "n", "np", "adj", "tn")) at -= 1;
  if (at === end) return end;
  while (isA(units[at], "det")) at -= 1;
  return lemmaOf(units[at]) === "a" ? at - 1 : end;
}

/** Returns the pronoun of a verb that ends at a position: "mi ha detto". */
function toWhom(units: readonly Unit[], end: number): Unit | undefined {
  const verb = isA(units[end], "pp") ? skipAdverbs(units, end - 1, -1) : end;
  return isFinite(units[verb]) && isClitic(units[verb - 1]) ? units[verb - 1] : undefined;
}

/** Says "mi fido di lei" for "affido in lei". */
const trust = (units: readonly Unit[]): Unit[] => {
  const isTrust = (at: number): boolean => {
    const next = skipAdverbs(units, at + 1);
    return (
      lemmaOf(units[at]) === "affidare" && isA(units[at], "vblex") && lemmaOf(units[next]) === "in"
    );
  };
  return units.flatMap((unit, at) => {
    const before = skipAdverbs(units, at - 1, -1);
    if (lemmaOf(unit) === "in" && isTrust(before)) return [withLemma(unit, "di")];
    if (!isTrust(at)) return [unit];
    const trusted = withLemma(unit, "fidare");
    if (isA(unit, "inf"))
      return [{ ...trusted, word: `${trusted.word}+si<prn><enc><ref><p3><mf><sp>` }];
    if (!isFinite(unit)) return [unit];
    return [
      { word: pronounOf(unit), blank: unit.blank },
      { ...trusted, blank: " " },
    ];
  });
};

/** Says "chiamare qualcuno" for "telefonare qualcuno", where "to" is missing: "ho telefonato tutti". */
const call = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "telefonare" || !isA(unit, "vblex")) return unit;
    const next = units[at + 1];
    const isWhom = isA(next, "det", "predet", "np") || (isA(next, "n") && !isA(next, "pr"));
    const pronoun = isA(units[at - 1], "vbhaver", "vbser") ? units[at - 2] : units[at - 1];
    const isPronoun = isClitic(pronoun) && lemmaOf(pronoun) === "lo";
    const isEnclitic = unit.word.includes("+lo<prn><enc>");
    return isWhom || isPronoun || isEnclitic ? withLemma(unit, "chiamare") : unit;
  });

/** Says "cercate di dormire" for "trattate di dormire". */
const tryTo = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const doing = lemmaOf(units[at + 2]) === "non" ? at + 3 : at + 2;
    const isTrying =
      lemmaOf(unit) === "trattare" && lemmaOf(units[at + 1]) === "di" && isA(units[doing], "inf");
    return isTrying && !isA(units[at - 1], "ref") ? withLemma(unit, "cercare") : unit;
  });

const SAID = new Set("chiedere contare dire domandare parlare raccontare sapere".split(" "));

/** Says "parla del viaggio", "che cosa sa di lui" for "parla sul viaggio", "che cosa sa su lui". */
const about = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "su" || !isA(unit, "pr")) return unit;
    const what = isA(units[at - 1], "tn") && !isA(units[at - 2], "pr") ? at - 2 : at - 1;
    const verb = units[skipWhom(units, skipAdverbs(units, what, -1))];
    return SAID.has(lemmaOf(verb)) && isA(verb, "vblex", "vbmod") && !countsOn(verb, units[at - 2])
      ? withLemma(unit, "di")
      : unit;
  });

/** "Può contare su di me", but "mi conti del viaggio", which becomes "racconti". */
const countsOn = (verb: Unit | undefined, before: Unit | undefined): boolean =>
  lemmaOf(verb) === "contare" && !isClitic(before) && !verb?.word.includes("<enc>");

/** Says with the verbs of Italian what is said to others. */
export const telling = inSteps(tellTo, trust, call, tryTo, about);
