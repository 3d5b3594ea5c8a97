import { assumedPace, type Line, type Pacing, speakerPaces } from "@dubdeck/dubbing";
import type { Deps } from "../deps.ts";
import type { OpenJob } from "../open-job.ts";

/**
 * How fast a job's lines may be spoken: by what its voices were measured at, and by how fast the
 * source's speakers talk in these lines.
 * @param endMs where the source, or the part of it that the lines come from, ends
 */
export async function openPacing(
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
