import { join } from "node:path";
import { decodeOriginal, encodeBed, withTempDir } from "@dubdeck/media";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../step-progress.ts";
import { BED_WEIGHT } from "../step-weights.ts";

/** Stores the source's sound without its voices, where the job asks for it and an engine can do it. */
export const separateVoice =
  (deps: Deps): DubActivities["separateVoice"] =>
  async ({ jobId, audioTrack }) => {
    const job = await openJob(deps, jobId);
    const { signal, keys } = job;
    const { durationMs } = job.video;
    const step = { jobId, stage: "mix", part: "bed", weight: BED_WEIGHT } as const;

    await asStep(deps, step, async (report) => {
      const { voiceRemover } = deps.engines;
      if (!voiceRemover || job.background !== "keep") return;
      await withTempDir(async (directory) => {
        const original = join(directory, "original.flac");
        const bed = join(directory, "bed.flac");
        const source = await job.sourceUrl();
        await decodeOriginal({ source, durationMs, audioTrack, output: original }, { signal });
        report(0.1);
        const stream = await voiceRemover.removeVoice({ path: original, signal });
        const onProgress = (ms: number): void => report(0.1 + 0.9 * (ms / durationMs));
        await encodeBed({ stream, output: bed }, { signal, onProgress });
        await deps.storage.putFile(keys.bed, bed, "audio/flac", signal);
      });
    });
  };
