import { z } from "zod";
import { fitSchema } from "./fit-clip.ts";
import { slotSchema } from "./plan-slots.ts";

/** A line after synthesis: all that the mix, the subtitles and the report need. */
export const fittedLineSchema = z.object({
  /** The utterance's. */
  id: z.string().min(1),
  sourceText: z.string().min(1),
  /** Empty where the line before says it all. */
  text: z.string(),
  /** Where the original speaks, as planned. */
  slot: slotSchema,
  fit: fitSchema,
  /** Where the bought clip is kept; null when nothing is heard: no text, or the engine refused it. */
  clipKey: z.string().min(1).nullable(),
});
export type FittedLine = z.infer<typeof fittedLineSchema>;

/** What the synthesis of one chunk leaves for the mix. */
export const fittedChunkSchema = z.object({
  chunkIndex: z.int().nonnegative(),
  lines: z.array(fittedLineSchema),
});
export type FittedChunk = z.infer<typeof fittedChunkSchema>;
