import type { Unit } from "./units.ts";

/** What stands behind a text that says "you" to one person politely, as French "vous" may; it is written nowhere else. */
export const TO_ONE = "\u2064";

/** Whether words are said to one person politely. */
export const isToOne = (units: readonly Unit[]): boolean =>
  units.some(({ blank }) => blank.includes(TO_ONE));
