import { sensesOf } from "./in-sense.ts";

/** What Catalan words mostly mean in everyday speech, where the pair with Portuguese takes them for something else. */
export const CATALAN_PORTUGUESE = sensesOf({
  n: "cartera carteira f, cura cuidado m, fracàs fracasso m, got copo m, lloguer aluguel m, oli óleo m, repte desafio m",
  vblex: "apagar desligar, creure acreditar, marxar partir, molestar incomodar",
  new: "balcó m terraço m, balconada f terraço m, son f sono m",
});
