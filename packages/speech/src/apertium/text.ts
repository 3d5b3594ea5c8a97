import { tidyFrench } from "./tidy-french.ts";
import { tidyItalian } from "./tidy-italian.ts";
import { openSentences, tidySpanish } from "./tidy-spanish.ts";

/**
 * A sentence as Apertium reads it best: one line, plain quotes, numbers as the target writes them,
 * and none of the characters that mean something in its stream.
 * @param source and target as ISO 639-1
 */
export function prepareText(text: string, source: string, target: string): string {
  const plain = text
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .normalize("NFC");
  const known = source === "es" && target === "it" ? knownToItalian(plain) : plain;
  return convertNumbers(known, source, target)
    .replace(/&/g, source === "en" ? " and " : " ")
    .replace(/[[\]{}<>^$/\\@*#~|`_]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** `para` is read as a verb, and `eso` is not in the dictionary; these mean the same in Italian. */
const knownToItalian = (text: string): string =>
  text
    .replace(/\b([Pp])ara\b/g, "$1or")
    .replace(/\beso\b/g, "aquello")
    .replace(/\bEso\b/g, "Aquello");

/** 1200.5 in English is 1200,5 elsewhere, and the other way round. */
function convertNumbers(text: string, source: string, target: string): string {
  if ((source === "en") === (target === "en")) return text;
  const [from, to] = source === "en" ? [".", ","] : [",", "."];
  return text.replace(/(?<![\d.,])\d+[.,]\d+(?![\d.,]*\d)/g, (number) => number.replace(from, to));
}

/** A translation as people write it: spacing, capitals like the source's, Spanish ¿ and ¡. */
export function tidyText(translated: string, original: string, target: string): string {
  const spaced = translated
    .replace(/\s+/g, " ")
    .replace(/[ -]+(?=[,.;:!?…)])/g, "")
    .trim();
  const closed = spaced.replace(/[¿¡]/g, "");
  const tidy = TIDY[target]?.(closed) ?? closed;
  const cased = matchCase(tidy, original.trim(), target);
  return target === "es" ? openSentences(cased) : cased;
}

const TIDY: Readonly<Record<string, (text: string) => string>> = {
  es: tidySpanish,
  fr: tidyFrench,
  it: tidyItalian,
};

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
