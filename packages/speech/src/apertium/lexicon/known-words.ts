import { caseLike } from "../../capitals.ts";
import type { Translated } from "../../translation/edge.ts";
import { CATALAN_FRENCH } from "./catalan-french.ts";
import { CATALAN_ITALIAN } from "./catalan-italian.ts";
import { CATALAN_PORTUGUESE } from "./catalan-portuguese.ts";
import { PORTUGUESE_CATALAN } from "./portuguese-catalan.ts";
import { PORTUGUESE_SPANISH } from "./portuguese-spanish.ts";
import { spanishCognate } from "./spanish-cognates.ts";

/**
 * Translates words that a pair left as they were, if its lexicon has them or they are nearly alike in both languages.
 * @param pair such as `pt-ca`
 */
export function translateLeft({ text, unknown }: Translated, pair: string): Translated {
  const known = new Map(
    unknown.flatMap((word) => {
      const translation = LEXICONS[pair]?.get(word.toLowerCase()) ?? COGNATES[pair]?.(word);
      return translation === undefined ? [] : [[word, caseLike(word, translation)] as const];
    }),
  );
  return {
    text: [...known].reduce(
      (said, [word, translation]) =>
        said.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "gu"), translation),
      text,
    ),
    unknown: unknown.filter((word) => !known.has(word)),
  };
}

/** Reads "word translation,word translation". */
const lexicon = (entries: string): ReadonlyMap<string, string> =>
  new Map(
    entries.split(",").map((entry) => {
      const [word = ""] = entry.split(" ", 1);
      return [word, entry.slice(word.length + 1)];
    }),
  );

/** Spell a word as the one of the same origin in the other language. */
const COGNATES: Readonly<Record<string, (word: string) => string | undefined>> = {
  "pt-es": spanishCognate,
};

const LEXICONS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  "pt-ca": lexicon(PORTUGUESE_CATALAN),
  "pt-es": lexicon(PORTUGUESE_SPANISH),
  "ca-fr": lexicon(CATALAN_FRENCH),
  "ca-pt": lexicon(CATALAN_PORTUGUESE),
  "ca-it": lexicon(CATALAN_ITALIAN),
  "es-pt": lexicon("tijeras tesoura,lavadora máquina de lavar"),
  "it-ca": lexicon("forbici tisores"),
  "it-es": lexicon("forbici tijeras"),
};
