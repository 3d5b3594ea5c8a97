import { z } from "zod";
import { intervalSchema } from "./interval.ts";

/** A person heard in the source. */
export const speakerSchema = z.object({
  /** `S1`, `S2`, … in the order in which they first speak. */
  id: z.string().min(1),
  sex: z.enum(["female", "male"]),
  /** Median pitch; null when it could not be measured. */
  pitchHz: z.number().positive().nullable(),
  /** How long they speak in all. */
  ms: z.int().nonnegative(),
  /** By voice id how alike the two sound, from -1 to 1 (cosine of their embeddings). */
  similarity: z.record(z.string(), z.number()),
});
export type Speaker = z.infer<typeof speakerSchema>;

/** A stretch in which one person speaks; turns of different people may overlap. */
export const speakerTurnSchema = intervalSchema.extend({ speaker: z.string().min(1) });
export type SpeakerTurn = z.infer<typeof speakerTurnSchema>;
