import type { LanguageCode } from "@dubdeck/domain";

/** Hesitation sounds as recognisers transcribe them. */
const HESITATIONS: Partial<Record<LanguageCode, string>> = {
  en: "u+h*m+|u+h+|e+r+m*|hm+|mm+|mhm+",
  es: "e+h+|e+m+|m+h*m+",
  fr: "e+u+h+|h+e+u+|h+m+",
  it: "e+h+m*|u+h*m+|m+h*m+",
  pt: "h+m+|a+h*m+|é+h+",
  de: "ä+h*m*|ö+h*m*|h+m+",
  tr: "ı+h*|ş+e+y+|h+m+",
};

/**
 * Removes hesitation sounds ("um", "euh"), which a dub need not repeat. Returns the text unchanged if
 * nothing else is in it, or if the language's sounds are not listed.
 */
export function dropHesitations(text: string, language: string): string {
  const sounds = HESITATIONS[language as LanguageCode];
  if (!sounds) return text;
  const sound = new RegExp(
    `(?<![\\p{L}\\p{N}'’-])(?:${sounds})(?![\\p{L}\\p{N}'’-])[,.…]*\\s*`,
    "giu",
  );
  const kept = text.replace(sound, "").trim();
  return /[\p{L}\p{N}]/u.test(kept) ? capitalizeLike(text, kept) : text;
}

/**
 * Removes false starts: a phrase of up to three words that is repeated immediately ("I think, I think
 * we", "the- the house"). Used for sentences whose translation does not fit their time.
 */
export function dropFalseStarts(text: string): string {
  const once = text.replace(REPEATED, "$1");
  return once === text ? text : dropFalseStarts(once);
}

const REPEATED =
  /(?<![\p{L}\p{N}])(\p{L}[\p{L}'’]*(?:\s\p{L}[\p{L}'’]*){0,2})(?:[,…–-]|\.\.\.)*\s\1(?![\p{L}\p{N}'’])/giu;

const capitalizeLike = (original: string, text: string): string =>
  /^\P{L}*\p{Lu}/u.test(original) ? text.replace(/\p{L}/u, (c) => c.toUpperCase()) : text;
