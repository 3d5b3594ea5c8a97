import { isA, isFinite, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";

/**
 * Says with "que" what somebody else does, of which Portuguese has an infinitive with a subject: "antes de media hora acabar" →
 * "antes de que acabe media hora", "hizo a mi hermano reír" → "hizo que mi hermano riera".
 */
export function sayWhoDoes(units: readonly Unit[]): Unit[] {
  const said: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const opening = isInfinitive(unit) ? openingOf(units, at) : undefined;
    if (opening === undefined) {
      said.push(isTooLate(units, at) ? inPast(unit) : unit);
      continue;
    }
    const subject = said.splice(said.length - (at - opening - 1));
    if (lemmaOf(units[opening]) === "tras") {
      said.splice(
        -1,
        1,
        { ...word("después<adv>"), blank: said.at(-1)?.blank ?? " " },
        word("de<pr>"),
      );
    }
    const [verb = "", ...pronouns] = unit.word.split("+");
    const who = subject.findLast((each) => !isA(each, "adv"));
    const [person] = /<p[12]>/u.exec(who?.word ?? "") ?? ["<p3>"];
    const tense = isPast(units, opening) ? "<pis>" : "<prs>";
    const number = isMany(subject) ? "<pl>" : "<sg>";
    said.push(word("que<cnjsub>"), ...subject);
    said.push(...pronouns.map((each) => word(each.replace("<enc>", "<pro>"))));
    said.push({ ...unit, word: verb.replace(INFINITIVE, tense + person + number) });
  }
  return said;
}

/** The pair takes an infinitive of many for a subjunctive: "as crianças rirem". */
const INFINITIVE = /<inf>$|<prs><p3><pl>$/u;
const isInfinitive = (unit: Unit): boolean =>
  isA(unit, "inf") || (isA(unit, "prs") && isA(unit, "p3") && isA(unit, "pl"));

const isMany = (subject: readonly Unit[]): boolean =>
  isA(
    subject.find((each) => isA(each, "n", "np", "tn")),
    "pl",
  );

/** Returns the position of the word before the subject of an infinitive; undefined if it has none of its own. */
function openingOf(units: readonly Unit[], infinitive: number): number | undefined {
  const end = skipAdverbs(units, infinitive - 1, -1);
  let at = end;
  if (isA(units[at], "tn", "np")) at -= 1;
  else {
    while (isA(units[at], "adj")) at -= 1;
    if (!isA(units[at], "n")) return undefined;
    at -= 1;
    while (isA(units[at], "det", "adj", "num", "predet")) at -= 1;
  }
  return opens(units, at) && at < end ? at : undefined;
}

/** Whether a clause may begin behind a word: "antes de", "hasta", "hizo". */
function opens(units: readonly Unit[], at: number): boolean {
  const lemma = lemmaOf(units[at]);
  if (isA(units[at], "adj", "adv") && /^(?:ser|parecer)$/u.test(lemmaOf(units[at - 1])))
    return isA(units[at - 1], "p3");
  if (lemma === "de") return /^(?:antes|después|hora|momento)$/u.test(lemmaOf(units[at - 1]));
  if (lemma === "hacer")
    return isFinite(units[at]) && isA(units[at + 1], "def", "pos", "dem", "np", "tn");
  return isA(units[at], "pr") && /^(?:hasta|para|sin|tras)$/u.test(lemma);
}

/** "Ocurrió antes de que nazca": what is told is past. */
function isTooLate(units: readonly Unit[], at: number): boolean {
  if (!isA(units[at], "prs") || !isFinite(units[at])) return false;
  let before = at - 1;
  while (before > 0 && !isFinite(units[before]) && !isA(units[before], "cnjsub", "cm")) before -= 1;
  return (
    isA(units[before], "cnjsub") &&
    lemmaOf(units[before]) === "que" &&
    opens(units, before - 1) &&
    isPast(units, before - 1)
  );
}

const inPast = (unit: Unit): Unit => ({ ...unit, word: unit.word.replace("<prs>", "<pis>") });

/** Whether the verb at a position, or the last one before it in its sentence, is past. */
function isPast(units: readonly Unit[], from: number): boolean {
  for (let at = from; at >= 0 && !isA(units[at], "sent"); at -= 1) {
    if (isFinite(units[at])) return isA(units[at], "ifi", "pii", "cni");
  }
  return false;
}
