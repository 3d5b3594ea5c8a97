import { bestPath } from "./best-path.ts";
import type { Translated, TranslationEdge } from "./edge.ts";
import { canRespell, respell } from "./respell.ts";

/**
 * Returns the translations' texts with words unknown to their engine translated by other engines, on
 * the best paths without it. Words that no engine knows are respelled as in the target language, where
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
  const known = await translateOtherwise([...words], { edge, edges }, signal);
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

/**
 * Maps words to their translations on the best other paths, each of which starts with another engine.
 * What none of them knows is tried once more with words respelled on the way.
 */
async function translateOtherwise(
  words: readonly string[],
  { edge, edges }: Pick<UnknownWords, "edge" | "edges">,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const paths = words.length > 0 ? otherPaths(edge, edges) : [];
  for (const other of paths.flat()) other.load?.();
  const respelling = paths.filter((path) => path.some(({ from, to }) => canRespell(from, to)));
  const ways = [
    ...paths.map((path) => ({ path, respells: false })),
    ...respelling.map((path) => ({ path, respells: true })),
  ];
  for (const way of ways) {
    const left = words.filter((word) => !known.has(word));
    if (left.length === 0) break;
    for (const [word, now] of await translateWords(left, way, signal)) known.set(word, now);
  }
  return known;
}

/** Each path costs a run of every engine on it, for a few words. */
const MAX_PATHS = 2;

/** Returns the best paths around an edge, each of which starts with another engine. */
function otherPaths(edge: TranslationEdge, edges: readonly TranslationEdge[]): TranslationEdge[][] {
  const paths: TranslationEdge[][] = [];
  let others = edges.filter((other) => other !== edge);
  while (paths.length < MAX_PATHS) {
    const path = bestPath(others, edge.from, edge.to);
    const [first] = path ?? [];
    if (!path || !first) break;
    paths.push(path);
    others = others.filter((other) => other !== first);
  }
  return paths;
}

/**
 * Maps each word to its translation if every engine on the path knows it, or its respelling, and
 * returns a single word.
 */
async function translateWords(
  words: readonly string[],
  { path, respells }: { readonly path: readonly TranslationEdge[]; readonly respells: boolean },
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  let known = words.map((word) => ({ word, now: word }));
  for (const edge of path) {
    if (known.length === 0) break;
    const translated = await edge.translate(
      known.map(({ now }) => now),
      signal,
    );
    known = known.flatMap(({ word, now: before }, i) => {
      const { text = "", unknown = [] } = translated[i] ?? {};
      if (unknown.length > 0) {
        const { from, to } = edge;
        return respells && canRespell(from, to) ? [{ word, now: respell(before, from, to) }] : [];
      }
      const [, now] = ONE_WORD.exec(text.toLowerCase()) ?? [];
      return now ? [{ word, now }] : [];
    });
  }
  return new Map(known.map(({ word, now }) => [word, now]));
}

/** A single word, which may come back as a sentence: "Onions." */
const ONE_WORD = /^[^\p{L}]*(\p{L}[\p{L}\p{M}'-]*)[^\p{L}]*$/u;

const replaceWord = (text: string, word: string, other: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "gu"), () => other);
