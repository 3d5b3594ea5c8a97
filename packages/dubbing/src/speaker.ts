import { z } from "zod";
import { intervalSchema } from "./interval.ts";

/** A person heard in the source. */
export const speakerSchema = z.object({
  /** `S1`, `S2`, … in order of first appearance. */
  id: z.string().min(1),
  sex: z.enum(["female", "male"]),
  /** Median pitch; null if it could not be measured. */
  pitchHz: z.number().positive().nullable(),
  /** Total speaking time. */
  ms: z.int().nonnegative(),
  /** Cosine similarity of the speaker's and each voice's embedding, -1 to 1, by voice id. */
  similarity: z.record(z.string(), z.number()),
});
export type Speaker = z.infer<typeof speakerSchema>;

/** An interval in which one person speaks; turns of different people may overlap. */
export const speakerTurnSchema = intervalSchema.extend({ speaker: z.string().min(1) });
export type SpeakerTurn = z.infer<typeof speakerTurnSchema>;
