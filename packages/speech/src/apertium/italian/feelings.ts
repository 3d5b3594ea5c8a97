import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";
import { pronounOf } from "./reflexive.ts";

/** What Italian does of itself rather than becomes: "si arrabbia", not "diventa arrabbiato". */
const FEELINGS: Readonly<Record<string, string>> = {
  affaticare: "stancare",
  annoiare: "annoiare",
  arrabbiare: "arrabbiare",
  arrabbiato: "arrabbiare",
  commuovere: "commuovere",
  innervosire: "innervosire",
  malato: "ammalare",
  raffreddare: "raffreddare",
  spaventare: "spaventare",
  stanco: "stancare",
  stizzire: "arrabbiare",
  ubriacare: "ubriacare",
};
const COMING = new Set(["cadere", "diventare", "rimanere"]);

/** Says "si è arrabbiata molto" for "è rimasta molto arrabbiata". */
export function feel(units: readonly Unit[]): Unit[] {
  const felt: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) break;
    const said = feelAt(units, at, unit);
    felt.push(...(said?.units ?? [unit]));
    if (said) at = said.end;
  }
  return felt;
}

/** Returns what is said from a position on, and the position where that ends. */
function feelAt(
  units: readonly Unit[],
  at: number,
  unit: Unit,
): { units: Unit[]; end: number } | undefined {
  const isPast = isA(unit, "vbser") && isFinite(unit);
  const coming = isPast ? skipAdverbs(units, at + 1) : at;
  const verb = units[coming];
  const end = skipAdverbs(units, coming + 1);
  const feeling = FEELINGS[lemmaOf(units[end])];
  if (!verb || !feeling || !COMING.has(lemmaOf(verb)) || !isA(verb, "vblex")) return undefined;
  if (isPast !== isA(verb, "pp") || isClitic(units[at - 1])) return undefined;
  const degrees = units.slice(coming + 1, end);
  const adverbs = degrees.map((each) => ({
    ...each,
    word: each.word.replace("<preadv>", "<adv>"),
  }));
  if (isA(verb, "inf")) {
    const who = units.slice(0, at).findLast((each) => isFinite(each));
    const enclitic = pronounOf(who).replace("<pro>", "<enc>");
    const itself = withLemma({ ...verb, word: `${verb.word}+${enclitic}` }, feeling);
    return { units: [itself, ...adverbs], end };
  }
  if (!isFinite(unit)) return undefined;
  const itself = { word: pronounOf(unit), blank: unit.blank };
  const done = { ...withLemma(verb, feeling), blank: " " };
  const auxiliary = isPast ? [{ ...unit, blank: " " }, ...units.slice(at + 1, coming)] : [];
  return { units: [itself, ...auxiliary, done, ...adverbs], end };
}
