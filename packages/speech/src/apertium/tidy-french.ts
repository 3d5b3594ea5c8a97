const ELIDED = "que|de|ne|je|me|te|se|le|la|lorsque|puisque|jusque|quoique";
const BEFORE_VOWEL = new RegExp(
  `(?<![\\p{L}'-])(${ELIDED})\\s+(?=(?!onz|oui)[aàâeéèêiîïoôuùœ]|y\\b)`,
  "giu",
);

/** Mends what Apertium's French gets wrong where two of its phrases meet. */
export function tidyFrench(text: string): string {
  return text
    .replace(BEFORE_VOWEL, (_, word: string) => `${word.slice(0, -1)}'`)
    .replace(/\bsi\s+(?=ils?\b)/gi, (si) => `${si.charAt(0)}'`)
    .replace(/\b(pour|avec|sans|chez|contre|vers) ils\b/gi, "$1 eux")
    .replace(/\b(pour|avec|sans|chez|contre|vers) il\b/gi, "$1 lui");
}
