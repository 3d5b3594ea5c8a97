/**
 * Corrects habits that the neural engine's Portuguese has from the texts it learned: parliament's "senhora
 * deputada" for "Mrs.", and a web page's note "(em inglês)".
 * @param original the text that was translated
 */
export function tidyPortuguese(text: string, original: string): string {
  const plain = /english|ingl[eéê]s|anglais/i.test(original)
    ? text
    : text.replace(/\s*\(em inglês\)/gi, "");
  return /\bMrs\b/.test(original) ? plain.replace(DEPUTY, "Sra.") : plain;
}

const DEPUTY = /\bsenhora deputada\b\.?(?= \p{Lu})/giu;
