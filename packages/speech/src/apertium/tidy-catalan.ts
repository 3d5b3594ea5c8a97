/** Corrects Apertium's Catalan where it does not know common Portuguese: "há dez anos" and "penso que". */
export function tidyCatalan(text: string): string {
  return text.replace(/\bhi hafa\b/gi, "fa").replace(/\b([Pp])inso(?= que\b)/g, "$1enso");
}
