import { z } from "zod";
import type { Interval } from "../interval.ts";

const turnSchema = z.object({
  /** In seconds. */
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
  speaker: z.string().optional(),
  text: z.string().optional(),
});

const sidecarSchema = z
  .object({
    utterances: z.array(turnSchema).optional(),
    turns: z.array(turnSchema).optional(),
    speakers: z.int().positive().optional(),
  })
  .refine(({ utterances, turns }) => utterances ?? turns, "has neither utterances nor turns");

/** Ground truth about a source: who says what and when. */
export interface Reference {
  readonly turns: readonly (Interval & { readonly text: string | null })[];
  readonly speakers: number | null;
}

/**
 * Parses a sample's sidecar JSON: `utterances` or `turns` with `start` and `end` in seconds, optional `speaker` and `text`,
 * and optionally the number of `speakers`.
 * @throws ZodError if the JSON has another shape
 */
export function parseReference(json: unknown): Reference {
  const { utterances, turns, speakers } = sidecarSchema.parse(json);
  const all = (utterances ?? turns ?? []).toSorted((a, b) => a.start - b.start);
  const names = new Set(all.flatMap(({ speaker }) => speaker ?? []));
  return {
    turns: all.map(({ start, end, text }) => ({
      startMs: Math.round(start * 1000),
      endMs: Math.round(end * 1000),
      text: text ?? null,
    })),
    speakers: speakers ?? (names.size > 0 ? names.size : null),
  };
}
