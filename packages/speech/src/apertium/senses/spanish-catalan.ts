import { sensesOf } from "./in-sense.ts";

/** What Spanish words mostly mean in everyday speech, where their Catalan is another word to the pairs from Catalan. */
export const SPANISH_CATALAN = sensesOf({
  n: "semilla sement f",
  vblex: "reposar descansar",
});
