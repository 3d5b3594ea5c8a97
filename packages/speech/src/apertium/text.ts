import { toPlainEnglish } from "./plain-english.ts";
import { tidyFrench } from "./tidy-french.ts";

/**
 * A line as Apertium reads it best: one line, plain quotes, numbers as the target writes them, and
 * none of the characters that mean something in its stream.
 * @param source and target as ISO 639-1
 */
export function prepareText(text: string, source: string, target: string): string {
  const plain = calm(text)
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .normalize("NFC");
  const known = source === "en" ? spellCurrency(toPlainEnglish(plain)) : plain;
  return convertNumbers(known, source, target)
    .replace(/&/g, source === "en" ? " and " : " ")
    .replace(/[[\]{}<>^$/\\@*#~|`_]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A line all in capitals is spoken like any other, not spelled. */
function calm(text: string): string {
  const shouted = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
  return shouted ? text.toLowerCase().replace(FIRST_LETTER, upper) : text;
}

const CURRENCIES: Readonly<Record<string, string>> = { $: "dollars", "€": "euros", "£": "pounds" };

/** English writes the sign in front of the number, where no other language speaks it. */
function spellCurrency(text: string): string {
  return text.replace(
    /([$€£])(\d[\d.,]*\d|\d)((?: (?:thousand|million|billion))?)/g,
    (_, sign: string, amount: string, scale: string) => `${amount}${scale} ${CURRENCIES[sign]}`,
  );
}

/** 1,200.5 in English is 1200,5 elsewhere, and the other way round. */
function convertNumbers(text: string, source: string, target: string): string {
  const [thousands, decimal] = source === "en" ? [",", "."] : [".", ","];
  const targetDecimal = target === "en" ? "." : ",";
  return text.replace(/\d[\d.,]*\d/g, (number) => {
    const whole = number.replace(GROUPS[thousands] ?? "", (group) =>
      group.replaceAll(thousands, ""),
    );
    return /^\d+[.,]\d+$/.test(whole) ? whole.replace(decimal, targetDecimal) : whole;
  });
}

const GROUPS: Readonly<Record<string, RegExp>> = {
  ",": /^\d{1,3}(?:,\d{3})+(?!\d)/,
  ".": /^\d{1,3}(?:\.\d{3})+(?!\d)/,
};

/** A translation as people write it: spacing, capitals like the source's, Spanish ¿ and ¡. */
export function tidyText(translated: string, original: string, target: string): string {
  const spaced = translated
    .replace(/\s+/g, " ")
    .replace(/[ -]+(?=[,.;:!?…)])/g, "")
    .trim();
  const cased = matchCase(spaced, original.trim(), target);
  if (target === "es") return openSentences(cased);
  const closed = cased.replace(/[¿¡]/g, "");
  if (target === "fr") return tidyFrench(closed);
  // Apertium's Italian perfect of the passive lacks its participle.
  return target === "it" ? closed.replace(/\bessere essere\b/g, "essere stato") : closed;
}

const FIRST_LETTER = /\p{L}/u;
/** A capital inside a sentence: after a letter, a comma or a space, not after a sentence's end. */
const INNER_CAPITAL = /(?<=[\p{L}\p{N},;:] )\p{Lu}(?=\p{Ll})/gu;

/** Apertium moves capitals along with words that change places. */
function matchCase(text: string, original: string, target: string): string {
  const first = FIRST_LETTER.exec(original)?.[0] ?? "";
  const namesNobody = target !== "en" && original.search(INNER_CAPITAL) < 0;
  const inner = namesNobody ? text.replace(INNER_CAPITAL, lower) : text;
  return inner.replace(FIRST_LETTER, first === lower(first) ? lower : upper);
}

const lower = (text: string): string => text.toLowerCase();
const upper = (text: string): string => text.toUpperCase();

/** Opens questions and exclamations, which Apertium only closes. */
function openSentences(text: string): string {
  return text.replace(/[^.!?…¿¡]+[?!]+/g, (sentence) => {
    const [, space = "", words = ""] = /^(\s*)(.*)$/.exec(sentence) ?? [];
    return `${space}${words.endsWith("?") ? "¿" : "¡"}${words}`;
  });
}
