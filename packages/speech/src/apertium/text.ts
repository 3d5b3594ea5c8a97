import { knownCatalan } from "./catalan/known-catalan.ts";
import { tidyCatalan } from "./catalan/tidy-catalan.ts";
import { knownFrench } from "./french/known-french.ts";
import { FRENCH_PLACES } from "./french/places.ts";
import { tidyFrench } from "./french/tidy-french.ts";
import { knownItalian } from "./italian/known-italian.ts";
import { ITALIAN_PLACES } from "./italian/places.ts";
import { tidyItalian } from "./italian/tidy-italian.ts";
import { sayFreelyInPortuguese } from "./portuguese/word-by-word.ts";
import { knownPortuguese } from "./portuguese/known-portuguese.ts";
import { addressMany } from "./portuguese/you.ts";
import { knownSpanish } from "./spanish/known-spanish.ts";
import { openSentences } from "./spanish/open-sentences.ts";
import { tidySpanish } from "./spanish/tidy-spanish.ts";

/**
 * Prepares a sentence for Apertium: one line, straight quotes, the target's decimal separator, and no
 * characters that are special in Apertium's stream format.
 * @param source ISO 639-1, like `target`
 */
export function prepareText(text: string, source: string, target: string): string {
  const plain = text
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .normalize("NFC");
  return convertNumbers(knownWords(plain, source, target), source, target)
    .replace(/&/g, source === "en" ? " and " : " ")
    .replace(/[[\]{}<>^$/\\@*#~|`_]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Replaces words that a pair does not know, or takes for others, with words that it knows. */
function knownWords(text: string, source: string, target: string): string {
  if (source === "pt") return knownPortuguese(text);
  if (source === "ca") return knownCatalan(text, target);
  if (source === "es") return knownSpanish(text, target);
  if (source === "it") return knownItalian(text);
  return source === "fr" ? knownFrench(text) : text;
}

/** Converts decimal separators: 1200.5 in English is 1200,5 in the other languages. */
function convertNumbers(text: string, source: string, target: string): string {
  if ((source === "en") === (target === "en")) return text;
  const [from, to] = source === "en" ? [".", ","] : [",", "."];
  return text.replace(/(?<![\d.,])\d+[.,]\d+(?![\d.,]*\d)/g, (number) => number.replace(from, to));
}

/**
 * Cleans up a translation: spacing, capitals like the original's, Spanish ¿ and ¡.
 * @param source ISO 639-1, like `target`
 */
export function tidyText(
  translated: string,
  original: string,
  { source, target }: { readonly source: string; readonly target: string },
): string {
  const spaced = translated
    .replace(/\s+/g, " ")
    .replace(/[ -]+(?=[,.;:!?…)])/g, "")
    .replace(/\bcheck(?=(?:in|out)\b)/gi, "$&-") // as one word the pairs leave it
    .trim();
  const closed = spaced.replace(/[¿¡]/g, "");
  const tidy = TIDY[target]?.(closed, original, source) ?? closed;
  const cased = matchCase(tidy, original.trim(), target);
  return target === "es" ? openSentences(cased) : cased;
}

const TIDY: Readonly<Record<string, (text: string, original: string, source: string) => string>> = {
  ca: tidyCatalan,
  es: tidySpanish,
  fr: tidyFrench,
  it: tidyItalian,
  pt: (text) => sayFreelyInPortuguese(addressMany(text)),
};

const FIRST_LETTER = /\p{L}/u;
/** A capital letter inside a sentence, not at its start. */
const NAME = /(?<=[\p{L}\p{N},;:] |\p{L}')\p{Lu}(?=\p{Ll})/u;
/** One of no country, whose name may be capital in this language only. */
const INNER_CAPITAL = new RegExp(
  String.raw`(?!(?<=[\p{L}\p{N},;:] |\p{L}')(?:${FRENCH_PLACES}|${ITALIAN_PLACES})(?!\p{L}))${NAME.source}`,
  "gu",
);

/** Restores the source's capitals, because Apertium moves them along when it reorders words. */
function matchCase(text: string, original: string, target: string): string {
  const first = FIRST_LETTER.exec(original)?.[0] ?? "";
  const hasNoNames = target !== "en" && !NAME.test(original);
  const inner = hasNoNames ? text.replace(INNER_CAPITAL, lower) : text;
  const sentences = NEXT_LOWER.test(original) ? inner : inner.replace(NEXT_LETTER, upper);
  return sentences.replace(FIRST_LETTER, first === lower(first) ? lower : upper);
}

/** The first letter of a further sentence. */
const NEXT_LETTER = /(?<=\p{Ll}{2}[.!?…] )\p{Ll}/gu;
const NEXT_LOWER = /[.!?…] \p{Ll}/u;

const lower = (text: string): string => text.toLowerCase();
const upper = (text: string): string => text.toUpperCase();
