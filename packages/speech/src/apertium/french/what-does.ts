import { isA, isClitic, isFinite, lemmaOf, type Unit, withLemma, word } from "../units.ts";
import { skipNe } from "./ne.ts";

/** What people do to things: asked about, the thing is the object. */
export const DONE_TO_THINGS = new Set(
  `dire faire voir vouloir savoir penser croire manger boire acheter chercher trouver choisir entendre lire écrire apprendre
  prendre porter demander répondre attendre devoir pouvoir décider préparer regarder raconter proposer recommander
  comprendre préférer aimer perdre gagner vendre payer signifier oublier essayer utiliser étudier`.split(
    /\s+/,
  ),
);
const CAUSING = new Set(["causer", "provoquer", "motiver", "inspirer", "déclencher"]);

/**
 * Asks for a subject with "qu'est-ce qui": "qu'est-ce qui a changé?", where Catalan has one word for both; names who does
 * something otherwise.
 */
export const whatDoes = (units: readonly Unit[]): Unit[] => {
  const asked = [...units];
  for (let at = asked.length - 1; at >= 0; at -= 1) {
    const what = asked[at];
    if (!what || lemmaOf(what) !== "qu'est-ce que") continue;
    const first = skipNe(asked, at + 1);
    const [done] = asked.slice(first);
    if (!done || !isFinite(done) || !isA(done, "p3")) continue;
    const clitics = asked.slice(at + 1, first);
    const verb = mainVerb(asked, first);
    const after = asked.slice(verb + 1);
    const isThere = lemmaOf(done) === "avoir" && clitics.some((each) => lemmaOf(each) === "y");
    if (isMaking(asked, verb)) {
      asked[verb] = withLemma(asked[verb] as Unit, "rendre");
      asked[at] = withLemma(what, "Qu'est-ce qui");
    } else if (startsNoun(after[0])) {
      if (CAUSING.has(lemmaOf(asked[verb]))) asked[at] = withLemma(what, "Qu'est-ce qui");
    } else if (isThere || isDoneToThings(asked, verb, clitics)) {
      asked.splice(at + 1, 0, word(`il<prn><tn><p3><m><${isA(done, "pl") ? "pl" : "sg"}>`));
    } else {
      asked[at] = withLemma(what, "Qu'est-ce qui");
    }
  }
  return asked;
};

/** Returns the position of the verb that an auxiliary, or a modal, belongs to. */
function mainVerb(units: readonly Unit[], from: number): number {
  let at = from;
  while (isA(units[at], "adv") || isClitic(units[at]) || at === from) at += 1;
  const goesOn = isA(units[at], "pp") || (isA(units[at], "inf") && isA(units[from], "vbmod"));
  return goesOn ? at : from;
}

const startsNoun = (unit: Unit | undefined): boolean => isA(unit, "det", "np", "n", "tn", "num");

/** "Qu'est-ce que t'a dit?", but "qu'est-ce que te fait rire?". */
const isDoneToThings = (units: readonly Unit[], verb: number, clitics: readonly Unit[]): boolean =>
  DONE_TO_THINGS.has(lemmaOf(units[verb])) &&
  !isA(units[verb + 1], "inf") &&
  !clitics.some((each) => isA(each, "p3") && !isA(each, "ref"));

/** "Fait ce pain tellement bon". */
function isMaking(units: readonly Unit[], verb: number): boolean {
  if (lemmaOf(units[verb]) !== "faire") return false;
  let at = verb + 1;
  while (isA(units[at], "def", "dem", "pos")) at += 1;
  if (!isA(units[at], at > verb + 1 ? "n" : "tn")) return false;
  at += 1;
  return isA(units[at], "preadv", "adv") && isA(units[at + 1], "adj");
}
