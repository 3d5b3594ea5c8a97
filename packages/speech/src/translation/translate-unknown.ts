import { bestPath } from "./best-path.ts";
import type { Translated, TranslationEdge } from "./edge.ts";

/**
 * Returns the translations' texts with words unknown to their engine translated by other engines, on
 * the best path without it. Names, and words that no engine knows, stay unchanged.
 * @param edge edge that produced the translations
 * @throws SpeechEngineError
 */
export async function translateUnknown(
  translations: readonly Translated[],
  edge: TranslationEdge,
  edges: readonly TranslationEdge[],
  signal?: AbortSignal,
): Promise<string[]> {
  const words = new Set(translations.flatMap(({ unknown }) => unknown.filter(isLowerCase)));
  const others = edges.filter((other) => other !== edge);
  const path = words.size > 0 ? bestPath(others, edge.from, edge.to) : null;
  const known = await translateWords([...words], path ?? [], signal);
  return translations.map(({ text, unknown }) =>
    unknown.reduce((replaced, word) => replaceWord(replaced, word, known.get(word) ?? word), text),
  );
}

const isLowerCase = (word: string): boolean => word === word.toLowerCase();

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
