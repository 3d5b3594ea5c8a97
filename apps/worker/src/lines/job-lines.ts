import {
  type Line,
  type Lines,
  lineSchema,
  linesSchema,
  speakerSchema,
  speakerTurnSchema,
} from "@dubdeck/dubbing";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import type { OpenJob } from "../open-job.ts";

export const speakersFileSchema = z.object({
  speakers: z.array(speakerSchema),
  turns: z.array(speakerTurnSchema),
  /** Voices by speaker id. */
  voices: z.record(z.string(), z.string()),
});
/** Who speaks when, and the voices of the dub. */
export type SpeakersFile = z.infer<typeof speakersFileSchema>;

export const placedSchema = z.object({
  /** All lines, sorted by start time. */
  lines: z.array(lineSchema),
  loudness: z.object({ integratedLufs: z.number(), truePeakDbtp: z.number() }),
});
/** Output of the mix, for subtitles, the recogniser's check and the report. */
export type Placed = z.infer<typeof placedSchema>;

/** Returns the lines to dub; flagged lines, such as unclear speech, keep the original sound. */
export const linesToDub = ({ lines }: Lines): Line[] =>
  lines.filter(({ flags }) => flags.length === 0);

/** Loads the speakers of a job's video; empty if they were never detected. */
export async function readSpeakers(
  { storage }: Pick<Deps, "storage">,
  { keys }: OpenJob,
): Promise<SpeakersFile> {
  const found = await storage.findJson(keys.speakers, speakersFileSchema);
  return found ?? { speakers: [], turns: [], voices: {} };
}

/**
 * Loads all synthesized lines of a job, sorted by start time, and the language of their source
 * text.
 */
export async function readSpokenLines(
  { storage }: Pick<Deps, "storage">,
  { keys }: OpenJob,
  chunks: number,
): Promise<{ language: string; lines: Line[] }> {
  const lines: Line[] = [];
  let language = "und";
  for (let index = 0; index < chunks; index++) {
    const spoken = await storage.getJson(keys.spoken(index), linesSchema);
    if (spoken.lines.length > 0) language = spoken.language;
    lines.push(...spoken.lines);
  }
  return { language, lines: lines.toSorted((a, b) => a.startMs - b.startMs) };
}
