import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Step, type Unit } from "../units.ts";

/** Says "em deia que mirés" for "em deia de mirar": French asks with an infinitive, whose subject is who is asked. */
export const askThat: Step = (units) =>
  units.flatMap((unit, at) => {
    const asked = isDe(units[at - 1]) ? whoIsAsked(units, verbBefore(units, at - 1)) : null;
    if (asked && /^[^<+]+<vblex><inf>/u.test(unit.word)) {
      return [{ ...unit, word: unit.word.replace("<inf>", `<${asked.tense}>${asked.person}`) }];
    }
    const asks = isDe(unit) && /^[^<+]+<vblex><inf>/u.test(units[at + 1]?.word ?? "");
    return asks && whoIsAsked(units, verbBefore(units, at))
      ? [{ ...unit, word: "que<cnjsub>" }]
      : [unit];
  });

const isDe = (unit: Unit | undefined): boolean => unit?.word.startsWith("de<pr>") ?? false;
const verbBefore = (units: readonly Unit[], at: number): number => skipAdverbs(units, at - 1, -1);

const ASKING: ReadonlySet<string> = new Set(["dir", "demanar"]);
const PERSONS: Readonly<Record<string, string>> = {
  em: "<p1><sg>",
  et: "<p2><sg>",
  li: "<p3><sg>",
  ens: "<p1><pl>",
  us: "<p2><pl>",
  els: "<p3><pl>",
};

/** Returns the person whom a verb asks, and the tense of what they are to do; null if it asks nobody. */
function whoIsAsked(
  units: readonly Unit[],
  verb: number,
): { readonly person: string; readonly tense: "prs" | "pis" } | null {
  if (!ASKING.has(lemmaOf(units[verb]))) return null;
  const from = isA(units[verb], "pp") ? verb - 1 : verb;
  if (!isFinite(units[from]) && !isA(units[from], "vaux", "vbhaver")) return null;
  const clitic = units[from - 1];
  const person = isClitic(clitic) ? PERSONS[lemmaOf(clitic)] : undefined;
  const isPast = from !== verb || isA(units[verb], "pii", "ifi", "cni");
  return person ? { person, tense: isPast ? "pis" : "prs" } : null;
}
