import { CATALAN_FRENCH } from "./catalan-french.ts";
import { CATALAN_ITALIAN } from "./catalan-italian.ts";
import { CATALAN_PORTUGUESE } from "./catalan-portuguese.ts";
import { CATALAN_SPANISH } from "./catalan-spanish.ts";
import { FRENCH_CATALAN } from "./french-catalan.ts";
import type { Senses } from "./in-sense.ts";
import { ITALIAN_CATALAN } from "./italian-catalan.ts";
import { ITALIAN_SPANISH } from "./italian-spanish.ts";
import { PORTUGUESE_CATALAN } from "./portuguese-catalan.ts";
import { PORTUGUESE_SPANISH } from "./portuguese-spanish.ts";
import { SPANISH_CATALAN } from "./spanish-catalan.ts";

/** By Apertium's mode. */
export const SENSES: Readonly<Record<string, Senses>> = {
  "cat-fra": CATALAN_FRENCH,
  "cat-ita": CATALAN_ITALIAN,
  "cat-por_BR": CATALAN_PORTUGUESE,
  "cat-spa": CATALAN_SPANISH,
  "fra-cat": FRENCH_CATALAN,
  "ita-cat": ITALIAN_CATALAN,
  "ita-spa": ITALIAN_SPANISH,
  "por-cat": PORTUGUESE_CATALAN,
  "pt-es": PORTUGUESE_SPANISH,
  "spa-cat": SPANISH_CATALAN,
};
