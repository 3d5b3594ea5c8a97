import { type Line, linesSchema } from "@dubdeck/dubbing";
import type { Deps } from "../deps.ts";
import type { OpenJob } from "../open-job.ts";

/** Reads the lines of a job's translated chunks, in order. */
export async function translatedLines(
  { storage }: Pick<Deps, "storage">,
  { keys }: Pick<OpenJob, "keys">,
  chunks: number,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (let index = 0; index < chunks; index++) {
    const translated = await storage.getJson(keys.translated(index), linesSchema);
    lines.push(...translated.lines);
  }
  return lines;
}
