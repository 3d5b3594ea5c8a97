import { subjunctiveOf } from "../../subjunctive.ts";

/**
 * Says "até que fiquem" for "até ficarem", whose infinitive says who does it: the pairs take it for one that does not.
 */
export const sayWho = (text: string): string =>
  text.replace(
    THEY,
    (_, before: string, verb: string) => `${before} que ${subjunctiveOf(verb, "m")}`,
  );

const THEY =
  /(?<!\p{L})(até|para|antes de|sem) (?=\p{L}+[aei]rem(?!\p{L}))(\p{L}+)em(?![\p{L}-])/giu;
