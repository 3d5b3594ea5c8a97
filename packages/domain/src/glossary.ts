import { z } from "zod";
import { type LanguageCode, languageCodeSchema } from "./language.ts";
import type { Script } from "./script/script.ts";
import { textSchema, uuidSchema } from "./text.ts";

/** Maximum number of terms of an account. */
export const MAX_TERMS = 500;
const MAX_CHARS = 100;

const wordsSchema = textSchema.trim().min(1, "Please write a word or a name.").max(MAX_CHARS);

const termFields = {
  term: wordsSchema.meta({ description: "As it is said in the source." }),
  language: languageCodeSchema.nullable().meta({ description: "Null for dubs into any language." }),
  translation: wordsSchema.nullable().meta({ description: "Null to leave the term as it is." }),
  sayAs: wordsSchema.nullable().meta({ description: "What the voice is given instead." }),
};

export const glossaryTermSchema = z.object({ id: uuidSchema, ...termFields, createdAt: z.date() });
/** A word that an account wants translated or pronounced in its own way. */
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const newTermSchema = z.object({
  term: termFields.term,
  language: termFields.language.default(null),
  translation: termFields.translation.default(null),
  sayAs: termFields.sayAs.default(null),
});
export type NewTerm = z.infer<typeof newTermSchema>;

export const termPatchSchema = z
  .object(termFields)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, "Please name what to change.");
export type TermPatch = z.infer<typeof termPatchSchema>;

/** A word of the source, and what it is in the dub. */
export interface FixedWord {
  readonly term: string;
  readonly wanted: string;
}
/** A word of the dub, and what the voice is given instead. */
export interface Respelling {
  readonly word: string;
  readonly sayAs: string;
}

type Words = Pick<GlossaryTerm, "term" | "language" | "translation" | "sayAs">;

/**
 * Returns the terms of a glossary that apply to dubs into a language, the longest first; a term for
 * that language replaces the same term for all languages.
 */
export function termsFor<T extends Words>(terms: readonly T[], language: LanguageCode): T[] {
  const own = new Map<string, T>();
  for (const term of terms.toSorted((a, b) => rank(a) - rank(b))) {
    if (term.language === null || term.language === language)
      own.set(term.term.toLowerCase(), term);
  }
  return [...own.values()].toSorted((a, b) => b.term.length - a.term.length);
}

const rank = ({ language }: Words): number => (language === null ? 0 : 1);

export const fixedWords = (terms: readonly Words[]): FixedWord[] =>
  terms.map(({ term, translation }) => ({ term, wanted: translation ?? term }));

export const respellings = (terms: readonly Words[]): Respelling[] =>
  terms.flatMap(({ term, translation, sayAs }) =>
    sayAs === null ? [] : [{ word: translation ?? term, sayAs }],
  );

/** Respells words in what a voice is given. */
export const respell = (text: string, words: readonly Respelling[]): string =>
  words.reduce((now, { word, sayAs }) => now.replace(wordPattern(word), () => sayAs), text);

/** Matches a word or phrase as a whole, whatever its case; scripts without spaces anywhere. */
export function wordPattern(word: string): RegExp {
  const escaped = word
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replace(/\s+/g, String.raw`\s+`);
  const [first, last] = [word.at(0) ?? "", word.at(-1) ?? ""];
  const before = SPACED.test(first) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const after = SPACED.test(last) ? String.raw`(?![\p{L}\p{N}])` : "";
  return new RegExp(before + escaped + after, "giu");
}

const SPACED = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}]/u;

/** Counts the lines of a script that a term touches: those that contain it, or speak its translation. */
export function linesTouched({ lines }: Script, { term, translation, sayAs }: NewTerm): number {
  const source = wordPattern(term);
  const spoken = wordPattern(translation ?? term);
  return lines.filter(
    ({ sourceText, text }) =>
      sourceText.search(source) >= 0 || (sayAs !== null && (text ?? "").search(spoken) >= 0),
  ).length;
}
