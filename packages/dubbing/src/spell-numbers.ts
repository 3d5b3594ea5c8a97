import type { LanguageCode } from "@dubdeck/domain";
import { toCardinal as ar } from "n2words/ar-SA";
import { toCardinal as de } from "n2words/de-DE";
import { toCardinal as en } from "n2words/en-US";
import { toCardinal as es } from "n2words/es-ES";
import { toCardinal as fr } from "n2words/fr-FR";
import { toCardinal as it } from "n2words/it-IT";
import { toCardinal as ja } from "n2words/ja-JP";
import { toCardinal as pt } from "n2words/pt-PT";
import { toCardinal as tr } from "n2words/tr-TR";
import { toCardinal as financialChinese } from "n2words/zh-Hans-CN";

/** Spells out a number in Chinese; the package writes financial numerals, so they are replaced by plain ones. */
const zh = (value: string): string =>
  financialChinese(value).replace(/[壹贰叁肆伍陆柒捌玖拾佰仟]/g, (c) =>
    PLAIN.charAt(FINANCIAL.indexOf(c)),
  );
const FINANCIAL = "壹贰叁肆伍陆柒捌玖拾佰仟";
const PLAIN = "一二三四五六七八九十百千";

const CARDINALS: Readonly<Record<LanguageCode, (value: string) => string>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  pt,
  tr,
  zh,
};

/** Words for the signs `%`, `€`, `$` and `&`, in this order. */
const SIGNS: Readonly<Record<LanguageCode, readonly string[]>> = {
  ar: ["بالمئة", "يورو", "دولار", "و"],
  de: ["Prozent", "Euro", "Dollar", "und"],
  en: ["percent", "euros", "dollars", "and"],
  es: ["por ciento", "euros", "dólares", "y"],
  fr: ["pour cent", "euros", "dollars", "et"],
  it: ["per cento", "euro", "dollari", "e"],
  ja: ["パーセント", "ユーロ", "ドル", "と"],
  pt: ["por cento", "euros", "dólares", "e"],
  tr: ["yüzde", "avro", "dolar", "ve"],
  zh: ["百分之", "欧元", "美元", "和"],
};

/** Replaces digits and the signs % € $ & with words. */
export function spellNumbers(text: string, language: LanguageCode): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => String(decimalValue(digit)))
    .replace(/\d+(?:[.,\u00A0\u202F' ]\d{3})*(?:[.,]\d+)?(年)?/g, (number, year?: string) =>
      year && language === "zh" && /^\d{4}年/.test(number)
        ? `${Array.from(number.slice(0, 4), (digit) => zh(digit)).join("")}年`
        : spaced(spell(number.replace(/年$/, ""), language), language) + (year ?? ""),
    )
    .replace(/[%€$&]/g, (sign) => spaced(SIGNS[language]["%€$&".indexOf(sign)] ?? "", language));
}

/** Adds spaces around words, except in Japanese and Chinese. */
const spaced = (words: string, language: LanguageCode): string =>
  language === "ja" || language === "zh" ? words : ` ${words} `;

function spell(number: string, language: LanguageCode): string {
  const cardinal = CARDINALS[language];
  if (/^1[1-9]\d\d$/.test(number) && (language === "en" || language === "de")) {
    return spellYear(number, language);
  }
  // A separator before exactly three digits groups thousands; any other is a decimal separator.
  const grouped = /^\d{1,3}(?:[.,\u00A0\u202F' ]\d{3})+(?![\d])/.exec(number)?.[0] ?? "";
  const decimal = number.slice(grouped.length);
  const value = `${grouped.replace(/\D/g, "")}${decimal.replace(",", ".")}`;
  const [whole = "0", fraction] = value.split(".");
  if (whole.length > MAX_DIGITS) return Array.from(whole, (digit) => cardinal(digit)).join(" ");
  return cardinal(fraction ? `${whole}.${fraction}` : whole);
}

/** Longer runs of digits, such as telephone numbers, are read digit by digit. */
const MAX_DIGITS = 7;

/** A year is read in hundreds: nineteen sixty-one, neunzehnhunderteinundsechzig. */
function spellYear(year: string, language: "en" | "de"): string {
  const [hundreds, rest] = [year.slice(0, 2), String(Number(year.slice(2)))];
  const cardinal = CARDINALS[language];
  const last = rest === "0" ? "" : cardinal(rest);
  if (language === "de") return `${cardinal(hundreds)}hundert${last}`;
  const oh = rest.length === 1 && rest !== "0" ? "oh " : "";
  return `${cardinal(hundreds)} ${last ? oh + last : "hundred"}`;
}

/** Returns a digit's value: Unicode has each script's digits in a block of ten that starts with zero. */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
  return code - zero;
}
