import { z } from "zod";
import { fitSchema } from "./fit-clip.ts";
import { intervalSchema } from "./interval.ts";
import { slotSchema } from "./plan-slots.ts";
import type { SpokenText } from "./time-cues.ts";

/** A line after synthesis: all that the mix, the subtitles and the report need. */
export const fittedLineSchema = intervalSchema.extend({
  /** The utterance's; startMs and endMs are those of the original's speech. */
  id: z.string().min(1),
  sourceText: z.string().min(1),
  text: z.string().min(1),
  slot: slotSchema,
  fit: fitSchema,
  /** Where the bought clip is kept. */
  clipKey: z.string().min(1),
});
export type FittedLine = z.infer<typeof fittedLineSchema>;

/** What the synthesis of one chunk leaves for the mix. */
export const fittedChunkSchema = z.object({
  chunkIndex: z.int().nonnegative(),
  lines: z.array(fittedLineSchema),
});
export type FittedChunk = z.infer<typeof fittedChunkSchema>;

/** When and what the original says, for its subtitles. */
export function sourceTexts(lines: readonly FittedLine[]): SpokenText[] {
  return lines.map(({ sourceText, startMs, endMs }) => ({ text: sourceText, startMs, endMs }));
}

/** When and what the dub says, for its subtitles. */
export function dubbedTexts(lines: readonly FittedLine[]): SpokenText[] {
  return lines.map(({ text, slot, fit }) => ({
    text,
    startMs: slot.startMs,
    endMs: slot.startMs + fit.clipMs,
  }));
}
