import { isA, isFinite, lemmaOf, type Unit, withLemma, word } from "../units.ts";
import { skipNe } from "./ne.ts";

/** What one does for somebody with a thing. */
const GIVING = new Set(
  `vendre donner offrir envoyer prêter montrer dire raconter demander promettre servir poser apporter enseigner voler
  expliquer recommander conseiller laisser`.split(/\s+/),
);
/** Those who are many in the singular. */
const GROUPS = new Set(
  `plupart majorité dizaine douzaine vingtaine centaine millier famille monde police équipe couple groupe public foule
  partie nombre série paire`.split(/\s+/),
);

/**
 * Says "l'histoire qu'ils pourraient imaginer" for "l'histoire qui pourraient imaginer", and "les chaussures qu'ils m'ont
 * vendu": Catalan leaves out who does it.
 */
export const whatTheyDo = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (lemmaOf(unit) !== "qui" || !isA(unit, "rel")) return [unit];
    const verb = skipNe(units, at + 1);
    if (!isFinite(units[verb]) || !isA(units[verb], "p3") || !isA(units[verb], "pl")) return [unit];
    const noun = nounBefore(units, at);
    const others = isOne(units, noun) || isGiven(units, at, verb);
    return others ? [withLemma(unit, "que"), word("il<prn><tn><p3><m><pl>")] : [unit];
  });

function nounBefore(units: readonly Unit[], at: number): number {
  let noun = at - 1;
  while (isA(units[noun], "adj", "adv", "pp", "def") && !isA(units[noun], "n")) noun -= 1;
  return noun;
}

/** Whether a noun is one thing, and not one of several: "un des amis de Paul qui". */
function isOne(units: readonly Unit[], at: number): boolean {
  const noun = units[at];
  if (!isA(noun, "n") || !isA(noun, "sg") || GROUPS.has(lemmaOf(noun))) return false;
  let before = at - 1;
  while (isA(units[before], "det", "adj", "num", "predet")) before -= 1;
  return (
    !isA(units[before], "pr", "cnjcoo", "cm") || !isA(units[before - 1], "n", "adj", "np", "num")
  );
}

/** "Les questions qui m'ont posé", with nothing behind that is given. */
function isGiven(units: readonly Unit[], at: number, verb: number): boolean {
  const to = units[verb - 1];
  if (verb - 1 === at || isA(to, "ref") || !isA(to, "prn")) return false;
  const done = isA(units[verb + 1], "pp") ? verb + 1 : verb;
  const next = units[done + 1];
  return (
    GIVING.has(lemmaOf(units[done])) &&
    !isA(next, "det", "n", "num", "cnjsub", "inf", "tn", "rel", "itg", "pr")
  );
}
