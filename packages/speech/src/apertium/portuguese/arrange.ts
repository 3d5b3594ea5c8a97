import { agree } from "../agreement.ts";
import { nameAll } from "../general-subject.ts";
import { havingDone } from "../having-done.ts";
import { type Noun, renameNouns } from "../rename-nouns.ts";
import { inSteps, type Unit, word } from "../units.ts";
import { doing } from "./doing.ts";

/** Catalan nouns that its pairs take for other words: "vol" is "wants", too. */
const NOUNS: Readonly<Record<string, Noun>> = { vol: ["avió", "m"] };

/** Says "estan volant" for "volen", which is "they want" as well. */
const flying = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit) =>
    /^volar<vblex><pri><p3><pl>$/iu.test(unit.word)
      ? [{ ...unit, word: "estar<vblex><pri><p3><pl>" }, word("volar<vblex><ger>")]
      : [unit],
  );

/** Arranges the words of Portuguese sentences in Catalan. */
export const arrangeCatalan = inSteps(
  doing,
  (units) => havingDone(units, { hold: "tenir", have: "haver<vaux>" }),
  flying,
  (units) => renameNouns(units, NOUNS),
);

/** Arranges the words of Portuguese sentences in Spanish. */
export const arrangeSpanish = inSteps(
  doing,
  (units) => havingDone(units, { hold: "tener", have: "haber<vbhaver>" }),
  (units) => nameAll(units, "el"),
  agree,
);
