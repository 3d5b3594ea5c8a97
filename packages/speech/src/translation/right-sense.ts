import { chooseBySense } from "./by-sense.ts";
import { RIGHT_SENSES } from "./right-senses.ts";

/**
 * Corrects Portuguese where the neural model took the other sense of an English word, or another time.
 * @param english what `portuguese` translates
 */
export const rightSense = (portuguese: string, english: string): string =>
  chooseBySense(portuguese, english, RIGHT_SENSES);
