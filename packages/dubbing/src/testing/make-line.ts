import type { Line } from "../line.ts";

/** Creates a recognised line; a test overrides the fields it needs. */
export const makeLine = (given: Partial<Line> = {}): Line => ({
  id: "0-0-0",
  sentence: "0-0",
  speaker: null,
  startMs: 0,
  endMs: 1000,
  sourceText: "A line.",
  text: null,
  voice: null,
  clip: null,
  fit: null,
  placement: null,
  flags: [],
  ...given,
});
