import { SENSES } from "../senses/senses.ts";
import { beforeVerb, type Cohort, mayBe, readingsOf, surfaceOf, subjectAt } from "./cohort.ts";
import { recogniseCatalan } from "./catalan/recognise.ts";
import { conjugate } from "./portuguese/conjugate.ts";

/**
 * Gives readings to words that a mode's dictionary does not know, but that have a translation among its senses: forms of
 * verbs, adjectives, and nouns, which it may know as other words ("descanso" is "I rest", too). A pronoun that is written behind such a
 * verb becomes part of it, as of other verbs: "deite-se".
 */
export function recogniseWords(cohorts: readonly Cohort[], mode: string): Cohort[] {
  const known = mode.startsWith("cat-")
    ? recogniseCatalan(cohorts, mode)
    : withVerbs(cohorts, mode);
  return withReadings(known, SENSES[mode]?.readings);
}

const withReadings = (
  cohorts: readonly Cohort[],
  readings: ReadonlyMap<string, string> = new Map(),
): Cohort[] =>
  cohorts.map((cohort, at) => {
    const reading = readings.get(surfaceOf(cohort));
    if (!reading || mayBe(cohort, "n")) return cohort;
    if (mayBe(cohort, "adj") && (reading.includes("<adj>") || describes(cohorts, at)))
      return cohort;
    const [surface = ""] = cohort.word.split("/", 1);
    const others = readingsOf(cohort).filter((other) => !other.startsWith("*"));
    return { ...cohort, word: [surface, reading, ...others].join("/") };
  });

/** Returns whether a word stands beside a noun: "um terno olhar" is tender, "um terno azul" a suit. */
const describes = (cohorts: readonly Cohort[], at: number): boolean =>
  mayBe(cohorts[at - 1], "n") || mayBe(cohorts[at + 1], "n");

function withVerbs(cohorts: readonly Cohort[], mode: string): Cohort[] {
  const forms = formsOf(mode);
  const recognised: Cohort[] = [];
  let before: Cohort | undefined;
  for (const [at, cohort] of cohorts.entries()) {
    const verb = before;
    before = undefined;
    if (verb && cohort.blank === "-" && pronounOf(cohort)) {
      recognised.splice(-1, 1, withPronoun(verb, cohort));
      continue;
    }
    // "Enxágue" has the only stress that is written on a stem.
    const written = surfaceOf(cohort);
    const isCut = cohorts[at + 1]?.blank === "-" && /^l[oa]s?$/u.test(surfaceOf(cohorts[at + 1]));
    const readings = isCut
      ? infinitiveOf(forms, written)
      : (forms.get(written) ?? forms.get(written.replace("á", "a")));
    const isUnknown = cohort.word.includes("/*");
    const [surface = "", ...others] = cohort.word.split("/");
    // "Eu lido" is a verb, elsewhere "lido" may be what was read.
    const does = isUnknown || subjectAt(recognised, beforeVerb(recognised, recognised.length));
    const own = readings?.filter((reading) => !others.includes(reading));
    if (own && does) {
      before = { ...cohort, word: [surface, ...own, ...(isUnknown ? [] : others)].join("/") };
    }
    recognised.push(before ?? cohort);
  }
  return recognised;
}

/** "Lixá-la" is the infinitive without its "r". */
const infinitiveOf = (forms: ReadonlyMap<string, string[]>, cut: string): string[] | undefined =>
  forms
    .get(
      `${cut
        .normalize("NFD")
        .replace(/[\u0301\u0302]$/u, "")
        .normalize("NFC")}r`,
    )
    ?.filter((reading) => reading.endsWith("<inf>"));

const known = new Map<string, Map<string, string[]>>();

/** Maps the forms of the verbs that a mode has senses for to their readings. */
function formsOf(mode: string): Map<string, string[]> {
  const found = known.get(mode);
  if (found) return found;
  const isPortuguese = mode.startsWith("por-") || mode.startsWith("pt-");
  const keys = isPortuguese ? [...(SENSES[mode]?.better.keys() ?? [])] : [];
  const verbs = keys.flatMap((key) => /^(.+)<vblex>$/u.exec(key)?.[1] ?? []);
  const forms = new Map(verbs.flatMap((verb) => [...conjugate(verb)]));
  known.set(mode, forms);
  return forms;
}

/** Returns the reading of a word as a pronoun that leans on a verb; "lo" is "o" behind an infinitive. */
const pronounOf = (cohort: Cohort): string | undefined =>
  readingsOf(cohort).find((reading) => reading.includes("<pro>")) ?? THEM[surfaceOf(cohort)];
const THEM: Readonly<Record<string, string>> = {
  la: "o<prn><pro><p3><f><sg>",
  las: "o<prn><pro><p3><f><pl>",
  lo: "o<prn><pro><p3><m><sg>",
  los: "o<prn><pro><p3><m><pl>",
};

const withPronoun = (verb: Cohort, pronoun: Cohort): Cohort => {
  const [surface = "", ...readings] = verb.word.split("/");
  const enclitic = pronounOf(pronoun) ?? "";
  const joined = readings.map((reading) => `${reading}+${enclitic.replace("<pro>", "<enc>")}`);
  return { ...verb, word: [`${surface}-${surfaceOf(pronoun)}`, ...joined].join("/") };
};
