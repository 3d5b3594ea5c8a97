/** A word, or some that are written as one, before they get their endings. */
export interface Unit {
  /** In Apertium's form, `travailler<vblex><pri><p3><sg>`; empty after the last word. */
  readonly word: string;
  /** What stands between it and the word before: mostly a space. */
  readonly blank: string;
}

/** Reads Apertium's stream of words. */
export function readUnits(stream: string): Unit[] {
  const units = [...stream.matchAll(WORD)].map(({ groups }) => ({
    word: groups?.["word"] ?? "",
    blank: groups?.["blank"] ?? "",
  }));
  return [...units, { word: "", blank: /[^$]*$/.exec(stream)?.[0] ?? "" }];
}

const WORD = /(?<blank>[^^$]*)\^(?<word>[^$]*)\$/gu;

/** Writes what `readUnits` reads. */
export const writeUnits = (units: readonly Unit[]): string =>
  units.map(({ word, blank }) => (word === "" ? blank : `${blank}^${word}$`)).join("");

/** Returns a word's form in the dictionary, in small letters. */
export const lemmaOf = (unit: Unit | undefined): string =>
  (unit?.word.split("<", 1)[0] ?? "").toLowerCase();

/** Whether a unit has one of the tags. */
export const isA = (unit: Unit | undefined, ...tags: readonly string[]): boolean =>
  unit !== undefined && tags.some((tag) => unit.word.includes(`<${tag}>`));

/** Exchanges a word's form in the dictionary and keeps its tags. */
export const withLemma = (unit: Unit, lemma: string): Unit => ({
  ...unit,
  word: lemma + unit.word.slice(unit.word.indexOf("<")),
});

const FINITE = ["pri", "pii", "ifi", "fti", "cni", "prs", "pis"];

/** Whether a unit is a verb with a person: "mange", "ait", not "manger". */
export const isFinite = (unit: Unit | undefined): boolean =>
  isA(unit, "vblex", "vbser", "vbhaver", "vbmod") && isA(unit, ...FINITE);

/** Whether a unit is a pronoun that leans on a verb: "le", "lui", "me". */
export const isClitic = (unit: Unit | undefined): boolean => isA(unit, "prn") && isA(unit, "pro");

/** Whether a clause begins behind a unit: a comma, "and", the end of a sentence, or none. */
export const opensClause = (unit: Unit | undefined): boolean =>
  !unit || isA(unit, "cm", "cnjcoo", "sent");

/** Whether a sentence begins behind a unit: the end of one, or none. */
export const opensSentence = (unit: Unit | undefined): boolean => !unit || isA(unit, "sent");

/** Whether the sentence that goes on here is a question. */
export const isQuestion = (units: readonly Unit[], from: number): boolean =>
  units
    .slice(from)
    .find((unit) => isA(unit, "sent"))
    ?.word.startsWith("?") ?? false;

/** Writes a word as it stands inside a sentence. */
export const inside = (form: string): string => form.charAt(0).toLowerCase() + form.slice(1);

/** Makes a unit of a word such as `ne<adv>`, after a space. */
export const word = (form: string): Unit => ({ word: form, blank: " " });

/** Returns the first position from `from` on whose word is not an adverb; backwards with a step of -1. */
export function skipAdverbs(units: readonly Unit[], from: number, step: 1 | -1 = 1): number {
  let at = from;
  while (isA(units[at], "adv", "preadv")) at += step;
  return at;
}

/** Returns the first position from `from` on whose word leans on no verb; backwards with a step of -1. */
export function skipClitics(units: readonly Unit[], from: number, step: 1 | -1 = 1): number {
  let at = from;
  while (isClitic(units[at])) at += step;
  return at;
}

/** A change to the words of a sentence. */
export type Step = (units: readonly Unit[]) => readonly Unit[];

/** Joins changes into one; each gets what the one before made. */
export const inSteps =
  (...steps: readonly Step[]): Step =>
  (units) =>
    steps.reduce((changed, step) => step(changed), units);
