import { isA, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { startOfVerb } from "./ne.ts";

/** Gives what is done the gender and number of the object before it: "la soupe que tu as faite", "je les ai mises". */
export function agreeWithObject(units: readonly Unit[]): Unit[] {
  const agreed = [...units];
  for (const [at, unit] of units.entries()) {
    if (lemmaOf(unit) !== "avoir" || !(isFinite(unit) || isA(unit, "inf", "ger"))) continue;
    const done = skipAdverbs(units, at + 1);
    const participle = units[done];
    const object = objectBefore(units, at);
    if (!participle || !object || !isA(participle, "pp") || takesObject(units[done + 1])) continue;
    const gender = isA(object, "f") ? "<f>" : "<m>";
    const number = isA(object, "pl") ? "<pl>" : "<sg>";
    const word = participle.word.replace(/<pp><m><sg>/u, `<pp>${gender}${number}`);
    agreed[done] = { ...participle, word };
  }
  return agreed;
}

/** "La chanson que j'ai entendu chanter", "ce que les enfants lui ont donné deux fois": another object follows. */
const takesObject = (unit: Unit | undefined): boolean =>
  isA(unit, "inf", "det", "n", "np", "num", "tn", "cnjsub") ||
  (isA(unit, "pr") && lemmaOf(unit) === "de");

function objectBefore(units: readonly Unit[], verb: number): Unit | undefined {
  const first = startOfVerb(units, verb);
  const clitic = units.slice(first, verb).find((each) => lemmaOf(each) === "le");
  if (clitic) return isA(clitic, "nt") ? undefined : clitic;
  return whichBefore(units, first);
}

/** Returns the noun of a "que" whose subject alone stands between it and the verb. */
function whichBefore(units: readonly Unit[], verb: number): Unit | undefined {
  let at = verb - 1;
  if (isA(units[at], "tn", "np")) at -= 1;
  else if (isA(units[at], "n")) {
    at -= 1;
    while (isA(units[at], "det", "adj")) at -= 1;
  }
  const which = units[at];
  if (at === verb - 1 || lemmaOf(which) !== "que" || !isA(which, "rel")) return undefined;
  let noun = at - 1;
  while (isA(units[noun], "adj")) noun -= 1;
  // In "un projet de loi que", "que" stands for "projet"; in "dites à vos parents que" for no noun at all.
  if (lemmaOf(units[noun - 1]) === "de" && isA(units[noun - 2], "n")) noun -= 2;
  if (isTold(units, noun)) return undefined;
  return isA(units[noun], "n") && !isA(units[noun], "mf") ? units[noun] : undefined;
}

/** Whether something is told to somebody: "dites à vos parents que". */
function isTold(units: readonly Unit[], noun: number): boolean {
  let at = noun - 1;
  while (isA(units[at], "det", "adj")) at -= 1;
  return lemmaOf(units[at]) === "à" && TELLING.has(lemmaOf(units[at - 1]));
}
const TELLING = new Set(
  "dire raconter expliquer promettre rappeler répondre annoncer écrire".split(" "),
);
