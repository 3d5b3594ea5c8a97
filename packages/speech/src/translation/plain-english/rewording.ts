import { keepCapital } from "../../capitals.ts";

/** An English phrase that small engines translate word by word, and plain English for it. */
export type Rewording = readonly [phrase: RegExp, plain: string];

/** Says a text in the plainer words of some rewordings, in their order; the first letter stays a capital. */
export const reword = (english: string, rows: readonly Rewording[]): string =>
  rows.reduce(
    (said, [phrase, plain]) =>
      said.replace(phrase, (found, ...others) => {
        const inside = INSIDE.test(said.slice(0, offsetOf(others)));
        const pattern = inside && found.startsWith("I") && /^\p{Ll}/u.test(plain) ? "" : found;
        return keepCapital(plain)(pattern, ...others);
      }),
    english,
  );

/** Returns where a match begins, of what `replace` passes behind the match. */
const offsetOf = (others: readonly unknown[]): number =>
  others.find((other) => typeof other === "number") ?? 0;

/** What stands before a word inside a sentence, where only "I" has a capital. */
const INSIDE = /[^.!?…] $/u;
