import { z } from "zod";

const spanSchema = z.object({ start: z.number(), end: z.number() });

/** OpenAI's `verbose_json`; times are in seconds. */
export const verboseSchema = z.object({
  language: z.string(),
  text: z.string(),
  words: z
    .array(spanSchema.extend({ word: z.string(), probability: z.number().nullish() }))
    .nullish(),
  segments: z
    .array(
      spanSchema.extend({
        text: z.string(),
        no_speech_prob: z.number().default(0),
        avg_logprob: z.number().default(0),
        compression_ratio: z.number().default(1),
      }),
    )
    .default([]),
  /** Extension: speech regions from voice activity detection. */
  regions: z.array(spanSchema).nullish(),
});
export type Verbose = z.infer<typeof verboseSchema>;
