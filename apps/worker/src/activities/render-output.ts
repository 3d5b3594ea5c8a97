import { join } from "node:path";
import { iso639_2 } from "@dubdeck/domain";
import { toSrt, toVtt } from "@dubdeck/dubbing";
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
      await storeSubtitles(deps, job, subtitleTracks(lines, job.video, found.video));
      return { outputMs: await renderVideo(deps, job, { source, probe: found }, report) };
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

/** @returns the duration in ms of the rendered file */
async function renderVideo(
  { storage }: Deps,
  job: OpenJob,
  input: Pick<RenderOutput, "source" | "probe">,
  report: Report,
): Promise<number> {
  const { keys, signal, watermark, dualAudio } = job;
  return await withTempDir(async (directory) => {
    const mix = join(directory, "mix.m4a");
    const output = join(directory, "output.mp4");
    await storage.download(keys.mix, mix, signal);
    await render(
      {
        ...input,
        mix,
        language: iso639_2(job.targetLanguage),
        original: dualAudio ? { language: iso639_2(job.sourceLanguage) } : null,
        watermark,
        output,
      },
      { signal, onProgress: (ms) => report(ms / job.video.durationMs) },
    );
    await storage.putFile(keys.output, output, "video/mp4", signal);
    return (await probe(output, signal)).durationMs;
  });
}
