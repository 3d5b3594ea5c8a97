import { sayPlainly } from "./plain-english/say-plainly.ts";

/**
 * Normalizes a sentence for all translation engines: no all-caps, no thousands separators; in English
 * also no fillers ("um" is a number in Portuguese), currencies spelled out, and known titles.
 * @param source ISO 639-1
 */
export function prepareSentence(text: string, source: string): string {
  const calm = joinThousands(lowerShouting(text.trim()), source);
  return source === "en" ? sayPlainly(nameTitle(spellCurrency(dropFillers(calm)))) : calm;
}

/** Writes "Ms." as "Mrs.", which all engines translate: other languages have no neutral title. */
const nameTitle = (text: string): string => text.replace(/\bMs\.?(?= \p{Lu})/gu, "Mrs.");

const FIRST_LETTER = /\p{L}/u;
const upper = (text: string): string => text.toUpperCase();

/** Lower-cases all-caps sentences, because engines take capitalised words for names. */
function lowerShouting(text: string): string {
  const shouted = /\p{Lu}{2}/u.test(text) && /\s/.test(text) && !/\p{Ll}/u.test(text);
  return shouted ? text.toLowerCase().replace(FIRST_LETTER, upper) : text;
}

/** Removes thousands separators: 1,200.5 → 1200.5 in English, 1.200,5 → 1200,5 in other languages. */
function joinThousands(text: string, source: string): string {
  const groups =
    source === "en"
      ? /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g
      : /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?!\d)(?!\.\d)/g;
  return text.replace(groups, (number) => number.replace(/[.,]/g, ""));
}

/** Removes hesitation sounds and the comma after each. */
function dropFillers(text: string): string {
  const dropped = text
    .replace(/\b(?:u+m+|u+h+|e+rm+|hm+)\b(?!-)(?:,|\.\.+)? */gi, "")
    .replace(/[, ]+(?=[.?!]*$)/, "");
  if (!FIRST_LETTER.test(dropped)) return text;
  return /^\P{L}*\p{Lu}/u.test(text) ? dropped.replace(FIRST_LETTER, upper) : dropped;
}

const CURRENCIES: Readonly<Record<string, string>> = { $: "dollars", "€": "euros", "£": "pounds" };

/** Spells out currency signs, which English writes before the number but other languages after it. */
function spellCurrency(text: string): string {
  return text.replace(
    /([$€£])(\d[\d.,]*\d|\d)((?: (?:thousand|million|billion))?)/g,
    (_, sign: string, amount: string, scale: string) => `${amount}${scale} ${CURRENCIES[sign]}`,
  );
}
