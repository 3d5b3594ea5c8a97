import type { LanguageCode } from "@dubdeck/domain";
import { countArabic, countChinese, countEnglish, countJapanese } from "./by-script.ts";
import { spellOut } from "../spell-out.ts";
import { countByVowels } from "./vowel-groups.ts";

/**
 * Counts the syllables of a text as it is spoken: numbers, percentages and currencies as words, abbreviations letter by
 * letter. Exact if spelling determines them (Spanish, Turkish), otherwise within a few per cent per sentence; Arabic
 * (which omits vowels) and Japanese kanji are estimated.
 */
export function countSyllables(text: string, language: LanguageCode): number {
  const words = spellOut(text.normalize("NFC"), language).match(/[\p{L}\p{M}ー]+['’]?/gu) ?? [];
  const shouted = !/\p{Ll}/u.test(text);
  const counts = words.map((word) =>
    !shouted && isSpelledOut(word) ? word.length : countWord(word, language),
  );
  return Math.round(counts.reduce((sum, count) => sum + count, 0));
}

/** Whether an upper-case word is said letter by letter: FBI, HTML, but not NASA. */
const isSpelledOut = (word: string): boolean =>
  /^\p{Lu}{2,3}$/u.test(word) || /^[B-DF-HJ-NP-TV-XZ]{4,5}$/.test(word);

const COUNTERS: Partial<Record<LanguageCode, { script: RegExp; count(word: string): number }>> = {
  ar: { script: /\p{Script=Arabic}/u, count: countArabic },
  ja: { script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u, count: countJapanese },
  zh: { script: /\p{Script=Han}/u, count: countChinese },
};

function countWord(word: string, language: LanguageCode): number {
  const counter = COUNTERS[language];
  if (counter?.script.test(word)) return counter.count(word);
  // Latin words inside other scripts are mostly English names.
  if (counter || language === "en") return countEnglish(word);
  return countByVowels(word, language);
}
