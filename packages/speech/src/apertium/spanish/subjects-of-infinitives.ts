import { isA, isFinite, lemmaOf, type Unit, word } from "../units.ts";

/**
 * Says with "que" what somebody else does, of which Portuguese has an infinitive with a subject or an ending: "antes de media hora
 * acabar" → "antes de que acabe media hora", "hizo a mi hermano reír" → "hizo que mi hermano riera".
 */
export function sayWhoDoes(units: readonly Unit[]): Unit[] {
  const said: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const opening = isInfinitive(unit) ? openingOf(units, at) : undefined;
    if (opening === undefined) {
      if (isTooLate(units, at)) said.push(inTense(unit, "<pis>"));
      else said.push(isOnDoing(units, at) ? plain(unit) : unit);
      continue;
    }
    const subject = said.splice(said.length - (at - opening - 1));
    const [verb = "", ...pronouns] = unit.word.split("+");
    const [person] = /<p[12]>/u.exec(subject.at(-1)?.word ?? "") ?? ["<p3>"];
    const tense = isPast(units, opening, at) ? "<pis>" : "<prs>";
    const number = isMany(subject) ? "<pl>" : "<sg>";
    said.push(word("que<cnjsub>"), ...subject);
    said.push(...pronouns.map((each) => word(each.replace("<enc>", "<pro>"))));
    const finite = verb.replace(/<inf>$/u, tense + person + number);
    said.push(inTense({ ...unit, word: finite }, tense));
  }
  return said.flatMap((unit, at) => (isAfter(said, at) ? after(unit) : [unit]));
}

/** The pair takes an infinitive with an ending for a subjunctive: "as crianças rirem". */
const isInfinitive = (unit: Unit | undefined): boolean =>
  isA(unit, "inf") || (isA(unit, "prs", "fts") && isA(unit, "pl"));

/** "Al lleguemos" is "al llegar". */
const isOnDoing = (units: readonly Unit[], at: number): boolean =>
  isInfinitive(units[at]) && isA(units[at - 1], "def") && lemmaOf(units[at - 2]) === "a";

const plain = (unit: Unit): Unit => ({
  ...unit,
  word: unit.word.replace(/<(?:prs|fts)>.*$/u, "<inf>"),
});

const inTense = (unit: Unit, tense: string): Unit => ({
  ...unit,
  word: unit.word.replace(/<(?:prs|fts)>/u, tense),
});

const isMany = (subject: readonly Unit[]): boolean =>
  isA(subject.find((each) => isA(each, "n", "np", "tn")) ?? subject[0], "pl");

/** Returns the position of the word before the subject of an infinitive, which only one with an ending may lack. */
function openingOf(units: readonly Unit[], infinitive: number): number | undefined {
  let at = infinitive - 1;
  while (isA(units[at], ...SUBJECT) && !opens(units, at)) at -= 1;
  const subject = units.slice(at + 1, infinitive);
  const hasSubject =
    isA(subject[0], "det", "predet") || subject.some((each) => isA(each, "n", "np", "tn"));
  return opens(units, at) && (hasSubject || isFinite(units[infinitive])) ? at : undefined;
}
const SUBJECT = ["n", "np", "tn", "adj", "adv", "preadv", "det", "num", "predet"];

/** Whether a clause may begin behind a word: "antes de", "hasta", "hizo", "es importante". */
function opens(units: readonly Unit[], at: number): boolean {
  const [before, lemma] = [units[at - 1], lemmaOf(units[at])];
  if (isA(units[at], "adj", "adv") && /^(?:ser|parecer)$/u.test(lemmaOf(before)))
    return isA(before, "p3");
  if (lemma === "de") return /^(?:antes|después|hora|momento)$/u.test(lemmaOf(before));
  if (lemma === "hacer")
    return isFinite(units[at]) && isA(units[at + 1], "def", "pos", "dem", "np", "tn");
  const isHome = lemmaOf(units[at + 1]) === "casa"; // "fue para casa dormir"
  return isA(units[at], "pr") && !isHome && /^(?:hasta|para|sin|tras)$/u.test(lemma);
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
    isPast(units, before - 1, at)
  );
}

/** Whether what is told before a clause that begins at a position is past, or behind it if nothing is. */
function isPast(units: readonly Unit[], from: number, end: number): boolean {
  const start = units.slice(0, from).findLastIndex((unit) => isA(unit, "sent")) + 1;
  const told =
    units.slice(start, from + 1).findLast(isFinite) ??
    units.slice(end + 1).find((unit) => isFinite(unit) || isA(unit, "sent"));
  return isA(told, "ifi", "pii", "cni");
}

/** "Tras que salga" is "después de que salga". */
const isAfter = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "tras" && isA(units[at + 1], "cnjsub");

const after = ({ blank, word: tras }: Unit): Unit[] => [
  { word: tras.startsWith("T") ? "Después<adv>" : "después<adv>", blank },
  word("de<pr>"),
];
