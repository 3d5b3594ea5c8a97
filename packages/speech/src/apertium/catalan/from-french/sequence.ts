import { isA, isFinite, lemmaOf, type Unit } from "../../units.ts";

/**
 * Wishes in the past what was wished then: French says "il voulait que je parte" in the present subjunctive, Catalan and
 * its neighbours "volia que marxés".
 */
export function wishInPast(units: readonly Unit[]): Unit[] {
  const wished = [...units];
  let past = false;
  let since = 99;
  for (const [at, unit] of units.entries()) {
    if (isA(unit, "sent")) past = false;
    if (isA(unit, "cnjsub", "cnjadv")) since = 0;
    else since += 1;
    if (!isFinite(unit) && !isA(unit, "vaux")) continue;
    if (isA(unit, "prs") && past && since < 8)
      wished[at] = { ...unit, word: unit.word.replace("<prs>", "<pis>") };
    else past = isA(unit, "pii", "ifi") || (isA(unit, "cni") && WISHES.has(lemmaOf(unit)));
    since = 99;
  }
  return wished;
}

/** Verbs whose conditional is a wish; with others, what follows may be true. */
const WISHES = new Set("voler agradar preferir encantar caldre ser estimar desitjar".split(" "));

/** Says "com si fos ahir": what only seems so is imagined. */
export const asIf = (units: readonly Unit[]): Unit[] => {
  const imagined = [...units];
  for (const [at, unit] of units.entries()) {
    if (lemmaOf(unit) !== "com si" && !(lemmaOf(unit) === "si" && lemmaOf(units[at - 1]) === "com"))
      continue;
    const verb = units.findIndex(
      (each, i) => i > at && (isFinite(each) || isA(each, "vaux", "sent", "cm")),
    );
    const told = units[verb];
    if (told && isA(told, "pii"))
      imagined[verb] = { ...told, word: told.word.replace("<pii>", "<pis>") };
  }
  return imagined;
};
