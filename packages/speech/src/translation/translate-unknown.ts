import { bestPath } from "./best-path.ts";
import type { Translated, TranslationEdge } from "./edge.ts";
import { respell } from "./respell.ts";

/**
 * Returns the translations' texts with words unknown to their engine translated by other engines, on
 * the best path without it. Words that no engine knows are respelled as in the target language, where
 * it is a related one. Names stay unchanged.
 * @param edge edge that produced the translations
 * @param names words of the original texts: capitalised ones are names, also at the start of a sentence
 * @throws SpeechEngineError
 */
export async function translateUnknown(
  translations: readonly Translated[],
  { edge, edges, names }: UnknownWords,
  signal?: AbortSignal,
): Promise<string[]> {
  const isWord = (text: string, word: string): boolean =>
    isLowerCase(word) || (text.search(startsWith(word)) === 0 && !names.has(word));
  const found = translations.map(({ text, unknown }) =>
    unknown.filter((word) => isWord(text, word)),
  );
  const words = new Set(found.flat().map((word) => word.toLowerCase()));
  const others = edges.filter((other) => other !== edge);
  const path = words.size > 0 ? bestPath(others, edge.from, edge.to) : null;
  const known = await translateWords([...words], path ?? [], signal);
  const inTarget = (word: string): string =>
    known.get(word) ?? (names.has(word) ? word : respell(word, edge.from, edge.to));
  return translations.map(({ text }, i) =>
    (found[i] ?? []).reduce((replaced, word) => {
      const other = inTarget(word.toLowerCase());
      return replaceWord(replaced, word, isLowerCase(word) ? other : capitalized(other));
    }, text),
  );
}

export interface UnknownWords {
  readonly edge: TranslationEdge;
  readonly edges: readonly TranslationEdge[];
  readonly names: ReadonlySet<string>;
}

const isLowerCase = (word: string): boolean => word === word.toLowerCase();
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Matches a text that begins with the word. */
const startsWith = (word: string): RegExp =>
  new RegExp(`^[^\\p{L}]*${word}(?![\\p{L}\\p{M}])`, "u");

/** Maps each word to its translation if every engine on the path knows it and returns a single word. */
async function translateWords(
  words: readonly string[],
  path: readonly TranslationEdge[],
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  let known = path.length > 0 ? words.map((word) => ({ word, now: word })) : [];
  for (const edge of path) {
    if (known.length === 0) break;
    const translated = await edge.translate(
      known.map(({ now }) => now),
      signal,
    );
    known = known.flatMap(({ word }, i) => {
      const { text = "", unknown = [] } = translated[i] ?? {};
      const [, now] = ONE_WORD.exec(text.toLowerCase()) ?? [];
      return now && unknown.length === 0 ? [{ word, now }] : [];
    });
  }
  return new Map(known.map(({ word, now }) => [word, now]));
}

/** A single word, which may come back as a sentence: "Onions." */
const ONE_WORD = /^[^\p{L}]*(\p{L}[\p{L}\p{M}'-]*)[^\p{L}]*$/u;

const replaceWord = (text: string, word: string, other: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "gu"), () => other);
