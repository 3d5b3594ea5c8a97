import { isA, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";

/** With which preposition verbs go on, by the one that Catalan has. */
const PREPOSITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  habituer: { avec: "à" },
  inquiéter: { avec: "de", par: "de" },
  préoccuper: { avec: "de", par: "de" },
  rêver: { avec: "de", dans: "de" },
  discuter: { sur: "de" },
  compter: { avec: "sur" },
  participer: { dans: "à", en: "à" },
  penser: { dans: "à", en: "à", sur: "à" },
  intéresser: { par: "à", pour: "à" },
  remplir: { avec: "de" },
  couvrir: { avec: "de" },
  recouvrir: { avec: "de" },
  occuper: { avec: "de" },
  frapper: { dans: "à" },
  réfléchir: { sur: "à" },
  insister: { dans: "sur" },
  renoncer: { de: "à" },
  assister: { dans: "à" },
  tarder: { pour: "à" },
};

/** Verbs that mean another thing without a pronoun about oneself: "s'occuper de", "occuper avec". */
const REFLEXIVE = new Set(["inquiéter", "préoccuper", "intéresser", "occuper"]);

/** Joins what follows to a verb as French does: "habituer à cela" for "habituer avec cela". */
export function joinToVerb(units: readonly Unit[]): Unit[] {
  const joined = [...units];
  for (const [at, verb] of units.entries()) {
    const prepositions = PREPOSITIONS[lemmaOf(verb)];
    if (!prepositions || !isA(verb, "vblex")) continue;
    const next = skipAdverbs(units, at + 1);
    const unit = units[next];
    const right = prepositions[lemmaOf(unit)];
    if (!unit || !right || !isA(unit, "pr")) continue;
    if (REFLEXIVE.has(lemmaOf(verb)) && !isAboutOneself(units, at)) continue;
    joined[next] = withLemma(unit, right);
  }
  return joined;
}

/** Whether a pronoun stands before a verb, or before its auxiliary. */
function isAboutOneself(units: readonly Unit[], verb: number): boolean {
  let at = verb - 1;
  while (isA(units[at], "adv", "vbser", "vbhaver")) at -= 1;
  return isA(units[at], "prn") && isA(units[at], "pro");
}
