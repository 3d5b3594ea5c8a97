import { keepCapital } from "../capitals.ts";

/** A Portuguese word, and a better one where the English has this sense. */
export type Sense = readonly [english: RegExp, word: RegExp, better: string];

/**
 * Says the better words of all senses that the English has.
 * @param english what `portuguese` translates
 */
export const chooseBySense = (
  portuguese: string,
  english: string,
  senses: readonly Sense[],
): string =>
  senses.reduce(
    (said, [sense, word, better]) =>
      sense.test(english) ? said.replace(word, keepCapital(better)) : said,
    portuguese,
  );
