import { isA, isClitic, lemmaOf, opensClause, skipAdverbs, type Unit } from "./units.ts";

/**
 * Gives adjectives the gender of their noun. The transfer leaves some in the gender that the noun had in the
 * other language: Catalan "voreres relliscoses" are "trottoirs glissants".
 */
export function agree(units: readonly Unit[]): Unit[] {
  const agreed = [...units];
  const follow = (at: number, noun: Unit | undefined) => {
    const unit = agreed[at];
    if (unit && noun) agreed[at] = inGenderOf(unit, noun);
  };
  for (const [at, unit] of units.entries()) {
    if (isNoun(unit)) {
      for (let before = at - 1; isA(units[before], "adj", "det"); before -= 1) {
        // "Una farmacia abierta el domingo": what stands before the determiner is of another noun.
        if (isA(units[before], "adj") && isA(units[before + 1], "det")) break;
        follow(before, unit);
      }
      const after = skipAdverbs(units, at + 1);
      if (isDescription(units[after]) && !isOfAnother(units, at, after)) follow(after, unit);
    } else if (isBeing(unit)) {
      const after = skipAdverbs(units, at + 1);
      const head = headBefore(units, at);
      if (isDescription(units[after]) && !isA(units[after + 1], "n") && sameNumber(head, unit))
        follow(after, head);
    }
  }
  return agreed;
}

const isNoun = (unit: Unit | undefined): boolean => isA(unit, "n") && isA(unit, "m", "f");
const isDescription = (unit: Unit | undefined): boolean => isA(unit, "adj", "pp");
/** Verbs that say what somebody or something is, seems or becomes, in French, Italian and Spanish. */
const COPULAS = new Set(
  `être rester demeurer devenir sembler paraître essere rimanere restare diventare sembrare parere
  ser estar permanecer quedar parecer`.split(/\s+/),
);
const isBeing = (unit: Unit): boolean => COPULAS.has(lemmaOf(unit)) && !isA(unit, "inf", "pp");

/** Whether an adjective describes the noun before this one: "un sac de farine ouvert". */
function isOfAnother(units: readonly Unit[], noun: number, adjective: number): boolean {
  let at = noun - 1;
  while (isA(units[at], "det", "adj", "num")) at -= 1;
  const [former, description] = [units[at - 1], units[adjective]];
  if (!isA(units[at], "pr", "cnjcoo") || !description) return false;
  return GENDERS.some((gender) => isA(former, gender) && isA(description, gender));
}

/** Returns the noun that is the subject of a verb, if it can be told. */
export function headBefore(units: readonly Unit[], verb: number): Unit | undefined {
  let at = verb - 1;
  while (isA(units[at], "adv", "rel") || isClitic(units[at])) at -= 1;
  for (;;) {
    while (isA(units[at], "adj", "pp")) at -= 1;
    if (isA(units[at], "inf") && isSubjectBehind(units[at - 1])) return DOING;
    if (!isA(units[at], "n")) return undefined;
    while (isA(units[at - 1], "n")) at -= 1; // "le câble USB"
    const noun = units[at];
    at -= 1;
    while (isA(units[at], "det", "adj", "num")) at -= 1;
    if (isA(units[at], "cnjcoo") && endsNoun(units, at - 1)) return undefined;
    if (!isA(units[at], "pr")) return isNoun(noun) ? noun : undefined;
    at -= 1;
  }
}

/** What somebody does is masculine: "conduire en ville est stressant". */
const DOING: Unit = { word: "<n><m><sg>", blank: "" };
const isSubjectBehind = (unit: Unit | undefined): boolean =>
  opensClause(unit) || isA(unit, "cnjadv", "cnjsub");

/** Whether a noun and its adjectives end with a word: "les chaises et", but not "les chaises sont belles et". */
function endsNoun(units: readonly Unit[], end: number): boolean {
  let at = end;
  while (isA(units[at], "adj", "pp")) at -= 1;
  return isA(units[at], "n", "np");
}

const GENDERS = ["m", "f"] as const;
const NUMBERS = ["sg", "pl"] as const;

const sameNumber = (one: Unit | undefined, other: Unit): boolean =>
  NUMBERS.some((number) => isA(one, number) && isA(other, number));

/** Changes the gender of a word, and the number if its old gender had but one form for both: "vieux". */
function inGenderOf(unit: Unit, noun: Unit): Unit {
  const gender = GENDERS.find((each) => isA(noun, each));
  const number = NUMBERS.find((each) => isA(noun, each));
  if (!gender || !number || !isA(unit, number, "sp") || !isA(unit, ...GENDERS)) return unit;
  const word = unit.word.replace(/<[mf]>/, `<${gender}>`);
  return { ...unit, word: gender === "f" ? word.replace("<sp>", `<${number}>`) : word };
}
