import { z } from "zod";
import { intervalSchema } from "./interval.ts";

/** A recognised word; text as the recogniser gave it, a leading space included where it has one. */
export const wordSchema = intervalSchema.extend({
  text: z.string(),
  /** How sure the recogniser is, 0 to 1; absent where it does not say. */
  probability: z.number().optional(),
});
export type Word = z.infer<typeof wordSchema>;

/** How sure a recogniser is of a stretch that it heard in one go. */
export const heardSegmentSchema = intervalSchema.extend({
  avgLogprob: z.number(),
  /** Text over its compressed size: high where the recogniser repeats itself. */
  compressionRatio: z.number(),
  /** How sure it is that nobody speaks, 0 to 1. */
  noSpeechProb: z.number(),
});
export type HeardSegment = z.infer<typeof heardSegmentSchema>;
