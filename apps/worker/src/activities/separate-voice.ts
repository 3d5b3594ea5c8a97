import { join } from "node:path";
import { decodeOriginal, encodeBed } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { sharedBedKey } from "../hearing/shared-keys.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { BED_WEIGHT } from "../progress/step-weights.ts";

/**
 * Stores the source's sound without voices, if the job asks for it and an engine supports it;
 * copies the result of an earlier dub of the video if there is one.
 */
export const separateVoice =
  (deps: Deps): DubActivities["separateVoice"] =>
  async ({ jobId, audioTrack }) => {
    const job = await openJob(deps, jobId);
    const { signal, keys } = job;
    const { durationMs } = job.video;
    const step = { jobId, stage: "mix", part: "bed", weight: BED_WEIGHT } as const;

    return await asStep(deps, step, async (report) => {
      const { storage, engines } = deps;
      const { voiceRemover } = engines;
      if (!voiceRemover || job.background !== "keep") return { reused: false };
      const shared = sharedBedKey(voiceRemover.model, job, audioTrack);
      if (await storage.copy(shared, keys.bed)) return { reused: true };
      await withTempDir(async (directory) => {
        const original = join(directory, "original.flac");
        const bed = join(directory, "bed.flac");
        const source = await job.sourceUrl();
        await decodeOriginal({ source, durationMs, audioTrack, output: original }, { signal });
        report(0.1);
        const stream = await voiceRemover.removeVoice({ path: original, signal });
        const onProgress = (ms: number): void => report(0.1 + 0.9 * (ms / durationMs));
        await encodeBed({ stream, output: bed }, { signal, onProgress });
        await storage.putFile(keys.bed, bed, "audio/flac", signal);
        await storage.copy(keys.bed, shared);
      });
      return { reused: false };
    });
  };
