import { syllable } from "syllable";

/** Counts English syllables with the `syllable` package, which misses the mute e of nineteen and ninety. */
export const countEnglish = (word: string): number =>
  syllable(word.replace(/['’]$/, "").replace(/^nine(?=t)/i, "nin"));

/** Counts Chinese syllables: one per Han character; Latin words count by English rules. */
export const countChinese = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) + countLatin(text);

/**
 * Counts Japanese syllables (not morae: ん, っ and long vowels lengthen the syllable before). A kanji is counted by the
 * average of its readings: 1.3 in compounds, 1.6 on its own or before okurigana.
 */
export function countJapanese(text: string): number {
  let count = countLatin(text);
  for (const [run] of text.matchAll(/[\p{Script=Han}々]+/gu)) count += countKanji(run);
  const kana = text.replace(/[ァ-ヶ]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60));
  const syllables = kana
    .replace(/[おこそとのほもよろごぞどぼぽょ]う|[えけせてねへめれげぜでべぺ]い/g, (pair) =>
      pair.charAt(0),
    )
    .match(/[あいうえおか-ぢつ-もやゆよ-ろわゐゑをゔ]/g);
  return count + (syllables?.length ?? 0);
}

function countKanji(run: string): number {
  const average = run.length > 1 ? 1.3 : 1.6;
  if (!/[零〇一二三四五六七八九十百千万億点]/u.test(run)) return run.length * average;
  return Array.from(run).reduce((sum, c) => sum + (NUMERALS[c] ?? average), 0);
}

/** Syllables of numerals and common counters, so that numbers written in digits are counted exactly. */
const NUMERALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...Array.from("零〇二三四五九十千万点年時分人円", (c) => [c, 1]),
  ...Array.from("一六七八百億月日", (c) => [c, 2]),
]);

/**
 * Estimates Arabic syllables: by vowel signs if the word has them; otherwise one per long vowel with its consonant, and
 * three per five other consonants.
 */
export function countArabic(text: string): number {
  const signs = text.match(/[\u064B-\u0650]/g)?.length ?? 0;
  const letters = text.replace(/\p{M}/gu, "");
  const article = /^(?:[وبفك]?ال|لل)(?=..)/u.exec(letters)?.[0] ?? "";
  const stem = letters.slice(article.length);
  const long = stem.slice(1).match(/[اىةوي]/g)?.length ?? 0;
  if (signs > stem.length / 3) return Math.max(1, signs + (article ? 1 : 0));
  const consonants = Math.max(0, stem.length - 2 * long);
  const particle = article.length > 2 && article !== "لل" ? 1 : 0;
  return (
    (article ? 1 + particle : 0) +
    Math.max(1, Math.round(long + consonants * 0.6)) +
    countLatin(text)
  );
}

function countLatin(text: string): number {
  const words = text.match(/\p{Script=Latin}+/gu) ?? [];
  return words.reduce((sum, word) => sum + countEnglish(word), 0);
}
