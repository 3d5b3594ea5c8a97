import { isA, isFinite, lemmaOf, type Unit, word } from "../units.ts";

/** Adds the pronoun to an "anche" that ends a sentence: "viene anche lei". */
export const alsoWho = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (lemmaOf(unit) !== "anche" || !isA(units[at + 1], "sent")) return [unit];
    const start = units.slice(0, at).findLastIndex((each) => isA(each, "sent", "cm")) + 1;
    const clause = units.slice(start, at);
    const verb = clause.findIndex(isFinite);
    const who = verb === -1 ? undefined : pronounOf(clause, verb);
    return who ? [unit, word(who)] : [unit];
  });

/** Returns the pronoun of a verb's subject; none of a request, which adds its object. */
function pronounOf(clause: readonly Unit[], at: number): string | undefined {
  const verb = clause[at];
  if (isA(verb, "imp", "prs")) return undefined;
  const person = /<p[123]><(?:sg|pl)>/u.exec(verb?.word ?? "")?.[0] ?? "";
  const subject = clause.slice(0, at).find((unit) => isA(unit, "n", "np", "tn"));
  return person === "<p3><sg>" && isA(subject, "m") ? HE : PRONOUNS[person];
}

const HE = "lui<prn><tn><p3><m><sg>";
/** Subject pronouns by person; the polite "you" is "lei", like "she". */
const PRONOUNS: Readonly<Record<string, string>> = {
  "<p1><sg>": "io<prn><tn><p1><mf><sg>",
  "<p1><pl>": "noi<prn><tn><p1><mf><pl>",
  "<p2><sg>": "tu<prn><tn><p2><mf><sg>",
  "<p2><pl>": "voi<prn><tn><p2><mf><pl>",
  "<p3><sg>": "lui<prn><tn><p3><f><sg>",
  "<p3><pl>": "lui<prn><tn><p3><mf><pl>",
};
