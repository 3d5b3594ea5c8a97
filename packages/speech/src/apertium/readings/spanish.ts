import type { Reading } from "./reading.ts";

export const SPANISH_READINGS: readonly Reading[] = [
  // "pan" is bread, not a prefix.
  (unit) =>
    unit.word.startsWith("pan<adv>") ? { ...unit, word: "pan<n><m><sg>/pão<n><m><sg>" } : unit,
];
