/** What a change of French sentences looks for, and what it says instead. */
export type Saying = readonly [RegExp, string];

/** Matches where a clause ends. */
export const END = String.raw`(?=\s*(?:[,.;:!?…]|$))`;
const START = String.raw`(?<=^|[,.;:!?…] )`;
/** Matches words anywhere. */
export const saying = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'-])(?:${pattern})(?![\p{L}-])`, "giu");
/** Matches a clause of nothing else. */
export const alone = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, "giu");
/** Matches what begins a clause. */
export const opening = (pattern: string): RegExp =>
  new RegExp(`${START}(?:${pattern})(?=[ ,])`, "giu");

/** The days of the week. */
export const DAYS = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche";
