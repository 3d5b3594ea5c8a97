import {
  type FittedLine,
  fittedChunkSchema,
  fittedLineSchema,
  placementSchema,
} from "@dubdeck/dubbing";
import { z } from "zod";
import type { Deps } from "./deps.ts";
import type { OpenJob } from "./open-job.ts";

export const mixResultSchema = z.object({
  lines: z.array(fittedLineSchema),
  placements: z.array(placementSchema),
  loudness: z.object({ integratedLufs: z.number(), truePeakDbtp: z.number() }),
});
/** What the mix leaves for the subtitles and the report: all lines in order of time, and where they lie. */
export type MixResult = z.infer<typeof mixResultSchema>;

/** All lines of a job in order of time, from what the synthesis of its chunks left. */
export async function readLines(
  { storage }: Pick<Deps, "storage">,
  { keys }: OpenJob,
  chunks: number,
): Promise<FittedLine[]> {
  const lines: FittedLine[] = [];
  for (let index = 0; index < chunks; index++) {
    const fitted = await storage.getJson(keys.fitted(index), fittedChunkSchema);
    lines.push(...fitted.lines);
  }
  return lines.toSorted((a, b) => a.slot.startMs - b.slot.startMs);
}
