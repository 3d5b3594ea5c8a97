import { type FixedWord, wordPattern } from "@dubdeck/domain";

/** A text whose fixed words are hidden behind marks, which engines take for names and leave alone. */
export interface ProtectedText {
  readonly text: string;
  /** What each mark stands for in the translation. */
  readonly marks: ReadonlyMap<string, string>;
}

/** Replaces the fixed words of a source text by marks. */
export function protectTerms(text: string, terms: readonly FixedWord[]): ProtectedText {
  const marks = new Map<string, string>();
  let hidden = text;
  for (const { term, wanted } of terms) {
    hidden = hidden.replace(wordPattern(term), () => {
      const mark = MARKS[marks.size];
      if (mark === undefined) return term;
      marks.set(mark, wanted);
      return mark;
    });
  }
  return { text: hidden, marks };
}

/** Puts the wanted words in place of the marks; returns null if a mark was lost or doubled. */
export function revealTerms(translated: string, { marks }: ProtectedText): string | null {
  let text = translated;
  for (const [mark, wanted] of marks) {
    const parts = text.split(new RegExp(mark, "i"));
    if (parts.length !== 2) return null;
    text = parts.join(wanted);
  }
  return text;
}

/** Puts in the wanted words where a translation left the terms as they were. */
export const replaceTerms = (translated: string, terms: readonly FixedWord[]): string =>
  terms.reduce(
    (text, { term, wanted }) => text.replace(wordPattern(term), () => wanted),
    translated,
  );

/** Names that no language knows: neural engines copy them, Apertium leaves unknown words. */
const MARKS = ["Zorvex", "Qwix", "Kaxo", "Vulqar", "Jexim", "Brozzi", "Xandu", "Klyveth"];
