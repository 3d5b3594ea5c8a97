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
  /** The voice that each speaker is dubbed with, by speaker's id. */
  voices: z.record(z.string(), z.string()),
});
/** Who speaks when, and with which voice they are dubbed. */
export type SpeakersFile = z.infer<typeof speakersFileSchema>;

export const placedSchema = z.object({
  /** All lines in order of time. */
  lines: z.array(lineSchema),
  loudness: z.object({ integratedLufs: z.number(), truePeakDbtp: z.number() }),
});
/** What the mix leaves for subtitles, listening and report. */
export type Placed = z.infer<typeof placedSchema>;

/** Picks the lines to dub; unclear speech stays in the original. */
export const linesToDub = ({ lines }: Lines): Line[] =>
  lines.filter(({ flags }) => flags.length === 0);

/** Who speaks in a job's video; nobody is told apart where that was never found out. */
export async function readSpeakers(
  { storage }: Pick<Deps, "storage">,
  { keys }: OpenJob,
): Promise<SpeakersFile> {
  const found = await storage.findJson(keys.speakers, speakersFileSchema);
  return found ?? { speakers: [], turns: [], voices: {} };
}

/** All spoken lines of a job in order of time, and the language of their source. */
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
