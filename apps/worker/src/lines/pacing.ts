import { assumedPace, type Line, type Pacing, speakerPaces } from "@dubdeck/dubbing";
import type { Deps } from "../deps.ts";
import type { OpenJob } from "../open-job.ts";

/**
 * Loads how fast a job's lines may be spoken: the measured pace of its voices, and the pace of the
 * source's speakers in these lines.
 * @param endMs the end, in ms, of the part of the source that the lines come from
 */
export async function loadPacing(
  { engines }: Pick<Deps, "engines">,
  { targetLanguage: language }: Pick<OpenJob, "targetLanguage">,
  {
    lines,
    sourceLanguage,
    endMs,
  }: { lines: readonly Line[]; sourceLanguage: string; endMs: number },
): Promise<Pacing> {
  const findVoice = await engines.catalog.voiceFinder(language);
  const paces = speakerPaces(lines, sourceLanguage);
  return {
    language,
    endMs,
    voiceOf: (voice) => findVoice(voice ?? "")?.calibration ?? assumedPace(language),
    paceOf: (speaker) => paces.get(speaker) ?? 1,
  };
}
