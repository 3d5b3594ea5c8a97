import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { iso639_2 } from "@dubdeck/domain";
import { type Cue, toAss, toSrt, toVtt } from "@dubdeck/dubbing";
import { probe, renderOutput as render, type RenderOutput } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { placedSchema } from "../lines/job-lines.ts";
import { type SubtitleTrack, subtitleTracks } from "../mix/subtitle-tracks.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import { asStep, type Report } from "../progress/step-progress.ts";
import { OUTPUT_WEIGHT } from "../progress/step-weights.ts";

/** Renders and stores the finished video and its subtitles. */
export const renderOutput =
  (deps: Deps): DubActivities["renderOutput"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const step = { jobId, stage: "finalize", part: "output", weight: OUTPUT_WEIGHT } as const;

    return await asStep(deps, step, async (report) => {
      const { lines } = await deps.storage.getJson(job.keys.placed, placedSchema);
      const source = await job.sourceUrl();
      const found = await probe(source, job.signal);
      const tracks = subtitleTracks(lines, job.video, found.video);
      await storeSubtitles(deps, job, tracks);
      const cues = tracks.find(({ track }) => track === "dub")?.cues ?? [];
      const burnt = job.burnSubtitles && cues.length > 0 ? cues : null;
      return { outputMs: await renderVideo(deps, job, { source, probe: found, burnt }, report) };
    });
  };

async function storeSubtitles(
  { storage }: Deps,
  { keys }: OpenJob,
  tracks: readonly SubtitleTrack[],
): Promise<void> {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  for (const { track, cues } of tracks) {
    const srt = keys.subtitles({ track, format: "srt" });
    await storage.putBytes(srt, bytes(toSrt(cues)), "application/x-subrip");
    const vtt = keys.subtitles({ track, format: "vtt" });
    await storage.putBytes(vtt, bytes(toVtt(cues)), "text/vtt");
  }
}

/**
 * Renders the video, with the cues in `burnt` drawn into the picture.
 * @returns the duration in ms of the rendered file
 */
async function renderVideo(
  { storage }: Deps,
  job: OpenJob,
  { burnt, ...input }: Pick<RenderOutput, "source" | "probe"> & { burnt: readonly Cue[] | null },
  report: Report,
): Promise<number> {
  const { keys, signal, watermark, dualAudio } = job;
  return await withTempDir(async (directory) => {
    const mix = join(directory, "mix.m4a");
    const output = join(directory, "output.mp4");
    await storage.download(keys.mix, mix, signal);
    const subtitles = burnt && join(directory, "subtitles.ass");
    if (subtitles) {
      const { width, height } = input.probe.video;
      await writeFile(subtitles, toAss(burnt, { width, height, cornerIsTaken: watermark }));
    }
    await render(
      {
        ...input,
        mix,
        language: iso639_2(job.targetLanguage),
        original: dualAudio ? { language: iso639_2(job.sourceLanguage) } : null,
        watermark,
        subtitles,
        output,
      },
      { signal, onProgress: (ms) => report(ms / job.video.durationMs) },
    );
    await storage.putFile(keys.output, output, "video/mp4", signal);
    return (await probe(output, signal)).durationMs;
  });
}
