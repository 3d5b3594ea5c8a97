import { z } from "zod";
import { intervalSchema } from "./interval.ts";

/** A recognised word; `text` is exactly what the recogniser returned, including any leading space. */
export const wordSchema = intervalSchema.extend({
  text: z.string(),
  /** The recogniser's confidence, 0 to 1; absent if it reports none. */
  probability: z.number().optional(),
});
export type Word = z.infer<typeof wordSchema>;

/** Whisper's confidence values for one segment. */
export const heardSegmentSchema = intervalSchema.extend({
  avgLogprob: z.number(),
  /** Text size / compressed size; high if the recogniser repeats itself. */
  compressionRatio: z.number(),
  /** Probability that there is no speech, 0 to 1. */
  noSpeechProb: z.number(),
});
export type HeardSegment = z.infer<typeof heardSegmentSchema>;
