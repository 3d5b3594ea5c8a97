import { type Adverbs, adverbsAfterVerb } from "../adverbs.ts";
import { agree } from "../agreement.ts";
import { type Noun, renameNouns } from "../rename-nouns.ts";
import { type Reflexive, stopItself } from "../stopping.ts";
import { inSteps } from "../units.ts";
import { partitives } from "./partitive.ts";
import { whoDoes } from "./relatives.ts";

/** Adverbs, other than those in -ment, that French puts behind the verb. */
const LATE = new Set(
  "toujours jamais souvent déjà encore aussi parfois presque enfin même surtout".split(" "),
);

const NOUNS: Readonly<Record<string, Noun>> = {
  échelle: ["escalier", "m", "pl"],
  gel: ["glace", "f"],
  paroi: ["mur", "m"],
  vêtement: ["robe", "f", "sg"],
};

const ADVERBS: Adverbs = {
  isLate: (adverb) => LATE.has(adverb) || adverb.endsWith("ment"),
  never: "jamais",
  not: "ne",
  yet: ["encore", "presque"],
  early: ["encore", "déjà"],
};

const STOPS: Reflexive = { verbs: ["arrêter"], itself: "se", have: "avoir", be: "être" };

/** Arranges the words of a French sentence: adverbs behind the verb, articles, and adjectives like their nouns. */
export const arrangeFrench = inSteps(
  (units) => renameNouns(units, NOUNS),
  (units) => adverbsAfterVerb(units, ADVERBS),
  whoDoes,
  (units) => stopItself(units, STOPS),
  partitives,
  agree,
);
