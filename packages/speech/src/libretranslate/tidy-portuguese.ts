import { keepCapital } from "../capitals.ts";

/**
 * Corrects habits that the neural engine's Portuguese has from the texts it learned: parliament's "senhora
 * deputada" for "Mrs.", a web page's note "(em inglês)", and "ofereciamos" without its accent. Says in plainer words what other engines
 * translate literally on the way to another language.
 * @param original the text that was translated
 */
export function tidyPortuguese(text: string, original: string): string {
  const plain = /english|ingl[eéê]s|anglais/i.test(original)
    ? text
    : text.replace(/\s*\(em inglês\)/gi, "");
  const titled = /\bMrs\b/.test(original) ? plain.replace(DEPUTY, "Sra.") : plain;
  return titled
    .replace(/(?<=\p{L}-[oa]s?) (?=el[ea]s?(?!\p{L}))/giu, " a ")
    .replace(HOW_MUCH, "$1")
    .replace(EVEN, "até mesmo ")
    .replace(/(?<=\p{L}ec)iamos(?!\p{L})/gu, "íamos")
    .replace(/\bcom mim(?!\p{L})/giu, keepCapital("comigo"))
    .replace(/(?<=\p{Ll} )Eu(?= \p{Ll})/gu, "eu");
}

/** "O quanto" before a verb: the article would become "le combien". */
const HOW_MUCH = /(?<!\p{L})o (quanto)(?= \p{Ll})/gu;

/** "Até" between a modal verb and another means "even", but elsewhere "until". */
const EVEN = /(?<=(?<!\p{L})(?:pod|dev)\p{L}+ )até (?=\p{L}+r(?!\p{L}))/giu;

const DEPUTY = /\bsenhora deputada\b\.?(?= \p{Lu})/giu;
