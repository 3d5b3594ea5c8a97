import type { Unit } from "./units.ts";

/**
 * Keeps the readings that a pair before this one wrote, so that the tagger does not guess at what is known: Catalan
 * "seu" from "o seu telefone" is "your", not "sits". Words that were changed since then keep all their readings.
 * @param cohorts a dictionary's words with all their readings: `fem/fem<n><m><sg>/fer<vblex><pri><p1><pl>`
 * @param words what the pair before wrote, in Apertium's form
 */
export function keepKnown(cohorts: readonly Unit[], words: readonly string[]): Unit[] {
  const known = words.flatMap(partsOf);
  const ways = cohorts.map(({ word }) => readingsOf(word).map(partsOf));
  const best = align(ways, known);
  const kept = [...cohorts];
  let [cohort, at] = [0, 0];
  while (cohort < ways.length && at < known.length) {
    const step = best[cohort]?.[at] ?? NOTHING;
    const unit = kept[cohort];
    if (step.parts > 0 && unit) {
      const scores = (ways[cohort] ?? []).map((parts) => agreement(parts, known, at));
      const top = Math.max(...scores);
      const [surface = "", ...readings] = unit.word.split("/");
      const right = readings.filter((reading, i) => scores[i] === top || STAYS.test(reading));
      kept[cohort] = { ...unit, word: [surface, ...right].join("/") };
    }
    cohort += step.skipsKnown ? 0 : 1;
    at += step.skipsKnown ? 1 : step.parts;
  }
  return kept;
}

/** Thanks are no graces, as in Italian, and "any" is a determiner in some dictionaries only. */
const STAYS = /^gràcies<ij>|<det><ind>/iu;

const readingsOf = (cohort: string): string[] => cohort.split("/").slice(1);

/**
 * Returns the words of one that is written together: "de", "el" of `de<pr>+el<det>`, without the rest of a fixed term.
 * Some dictionaries call polite requests subjunctives, and "quan" relative.
 */
const partsOf = (reading: string): string[] =>
  reading.split("+").map((part) =>
    lowerLemma(
      part
        .replace(/# ?[^<]*/u, "")
        .replace(/<imp>(?=<p[13]>)/u, "<prs>")
        .replace("<rel><adv>", "<cnjadv>"),
    ),
  );

function lowerLemma(word: string): string {
  const tags = word.indexOf("<");
  return tags < 0 ? word.toLowerCase() : word.slice(0, tags).toLowerCase() + word.slice(tags);
}

/** What is best from a cohort and a known word on. */
interface Best {
  readonly score: number;
  /** Known words that the cohort takes; 0 if none fits. */
  readonly parts: number;
  readonly skipsKnown: boolean;
}

const NOTHING: Best = { score: 0, parts: 0, skipsKnown: false };

/** Aligns cohorts with known words, both in their order, so that as much as possible agrees. */
function align(ways: readonly string[][][], known: readonly string[]): readonly Best[][] {
  const best = Array.from({ length: ways.length + 1 }, () =>
    Array.from({ length: known.length + 1 }, () => NOTHING),
  );
  const scoreAt = (cohort: number, at: number): number => best[cohort]?.[at]?.score ?? 0;
  for (let cohort = ways.length - 1; cohort >= 0; cohort -= 1) {
    for (let at = known.length - 1; at >= 0; at -= 1) {
      let here: Best = { ...NOTHING, score: scoreAt(cohort + 1, at) };
      const skipping = scoreAt(cohort, at + 1);
      if (skipping > here.score) here = { score: skipping, parts: 0, skipsKnown: true };
      for (const parts of ways[cohort] ?? []) {
        const agreeing = agreement(parts, known, at);
        const score = agreeing + scoreAt(cohort + 1, at + parts.length);
        if (agreeing > 0 && score > here.score) {
          here = { score, parts: parts.length, skipsKnown: false };
        }
      }
      best[cohort]?.splice(at, 1, here);
    }
  }
  return best;
}

/** How much of a reading is known, if it is what begins at a position; 0 if it is another word. */
function agreement(parts: readonly string[], known: readonly string[], at: number): number {
  const scores = parts.map((part, i) => sameness(part, known[at + i] ?? ""));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The pairs' dictionaries differ in some tags, not in a word's class, which is its first. */
function sameness(one: string, other: string): number {
  if (one === other) return 3;
  const [head] = WORD_AND_CLASS.exec(one) ?? [];
  return head !== undefined && other.startsWith(head) ? 2 : 0;
}

const WORD_AND_CLASS = /^[^<]*<[^>]+>/;
