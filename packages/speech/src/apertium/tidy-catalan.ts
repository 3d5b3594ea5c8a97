/** Corrects Apertium's Catalan where it does not know common Portuguese: "há dez anos", "penso que", "nada". */
export function tidyCatalan(text: string): string {
  return text
    .replace(/\bhi hafa\b/gi, "fa")
    .replace(/\b([Pp])inso(?= que\b)/g, "$1enso")
    .replace(/\bno-res\b/gi, "res");
}

/** Catalan "val" (okay), which no pair from Catalan knows. */
export const CATALAN_OKAY = /(?<=^|[.,;:!?] )val(?=[,.;:!?])/giu;
