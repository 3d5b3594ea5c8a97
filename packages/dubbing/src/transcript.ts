import { z } from "zod";
import { intervalSchema } from "./interval.ts";

/** A recognised word; text as the recogniser gave it, a leading space included where it has one. */
export const wordSchema = intervalSchema.extend({
  text: z.string(),
  /** How sure the recogniser is of it, 0 to 1; absent where the engine does not say. */
  probability: z.number().min(0).max(1).optional(),
});
export type Word = z.infer<typeof wordSchema>;

/** A line to dub: what is said from startMs to endMs, in ms from the start of the source. */
export const utteranceSchema = intervalSchema.extend({
  id: z.string().min(1),
  text: z.string().min(1),
});
export type Utterance = z.infer<typeof utteranceSchema>;

/** What the transcription of one chunk leaves for the later stages. */
export const transcriptSchema = z.object({
  chunkIndex: z.int().nonnegative(),
  /** Of the utterances' texts, for example `en`: English also where it was translated while heard. */
  language: z.string(),
  utterances: z.array(utteranceSchema),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** What the translation of one chunk leaves: one line per utterance, by its id. */
export const translationSchema = z.object({
  chunkIndex: z.int().nonnegative(),
  /** A text is empty where the line before says it all, or the translator had no words for it. */
  lines: z.array(z.object({ id: z.string().min(1), text: z.string() })),
  /** By line id what the translator answered when a line was too long: it is asked once. */
  shorter: z.record(z.string(), z.string()).default({}),
});
export type Translation = z.infer<typeof translationSchema>;
