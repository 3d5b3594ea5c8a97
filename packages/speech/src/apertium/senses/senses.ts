import { CATALAN_FRENCH } from "./catalan-french.ts";
import { CATALAN_ITALIAN } from "./catalan-italian.ts";
import type { Senses } from "./in-sense.ts";
import { PORTUGUESE_CATALAN } from "./portuguese-catalan.ts";
import { PORTUGUESE_SPANISH } from "./portuguese-spanish.ts";

/** By Apertium's mode. */
export const SENSES: Readonly<Record<string, Senses>> = {
  "cat-fra": CATALAN_FRENCH,
  "cat-ita": CATALAN_ITALIAN,
  "por-cat": PORTUGUESE_CATALAN,
  "pt-es": PORTUGUESE_SPANISH,
};
