import { isA, lemmaOf, type Step, type Unit } from "./units.ts";

/**
 * Divides Catalan "així que" behind a form of "ser", where it means "that way … that" ("és així que funciona"); elsewhere it
 * is "as soon as".
 */
export const divideClefts: Step = (units) =>
  units.flatMap((unit, at) =>
    lemmaOf(unit).startsWith("així que") && isA(units[at - 1], "vbser", "pp")
      ? [
          { ...unit, word: `${surfaceOf(unit).replace(/ .*/su, "")}/així<adv>` },
          { word: "que/que<cnjsub>", blank: " " },
        ]
      : [unit],
  );

/** What a word that is not looked up yet is in the text. */
const surfaceOf = ({ word }: Unit): string => word.split("/", 1)[0] ?? "";
