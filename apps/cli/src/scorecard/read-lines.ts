import type { ScoredLine } from "@dubdeck/dubbing";
import { z } from "zod";

const ms = z.number().transform((value) => Math.max(0, Math.round(value)));

const lineSchema = z.object({
  id: z.string(),
  speaker: z.string().nullish(),
  voice: z.string().nullish(),
  sourceText: z.string(),
  text: z.string().nullable(),
  sourceStartMs: ms.optional(),
  sourceEndMs: ms.optional(),
  /** Start and length of the placed clip. */
  startMs: ms.nullable(),
  clipMs: ms.nullable(),
  naturalRate: z.number().nullish(),
  cutMs: ms.optional(),
  /** Only in reports without `sourceStartMs` and `cutMs`. */
  slotMs: ms.optional(),
  overflowMs: ms.optional(),
});

/** Converts a job's report from the public API to the scorecard's lines. */
export function readLines(report: unknown): ScoredLine[] {
  const { lines } = z.object({ lines: z.array(lineSchema) }).parse(report);
  return lines.map((line) => {
    const { startMs, clipMs } = line;
    const sourceStart = line.sourceStartMs ?? startMs ?? 0;
    const sourceEnd = line.sourceEndMs ?? sourceStart + (line.slotMs ?? 0);
    return {
      id: line.id,
      speaker: line.speaker ?? null,
      voice: line.voice ?? null,
      sourceText: line.sourceText,
      text: line.text,
      source: { startMs: sourceStart, endMs: sourceEnd },
      clip: startMs === null || clipMs === null ? null : { startMs, endMs: startMs + clipMs },
      naturalRate: line.naturalRate ?? null,
      cutMs: line.cutMs ?? line.overflowMs ?? 0,
    };
  });
}
