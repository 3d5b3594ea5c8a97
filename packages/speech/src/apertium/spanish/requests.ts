import { MAY_ASK } from "../catalan/you.ts";

/**
 * Mends requests to several, which the pair from Catalan takes for statements: "tomáis el tren" is "tomad el tren".
 * @param original the Catalan text
 */
export function requestsInSpanish(text: string, original: string): string {
  if (!MAY_ASK.test(original) || original.includes("?")) return text;
  return text.replace(REQUEST, (_, no: string | undefined, stem: string, ending: string) =>
    no ? no + stem + (ending === "áis" ? "éis" : "áis") : stem + (TOLD[ending] ?? ending),
  );
}

const REQUEST = /^(no (?:os )?)?(\p{L}+?)(áis|éis|ís)(?!\p{L})/iu;
const TOLD: Readonly<Record<string, string>> = { áis: "ad", éis: "ed", ís: "id" };
