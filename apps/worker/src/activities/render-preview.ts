import { join } from "node:path";
import { PREVIEW_MS, renderPreview as render, withTempDir } from "@dubdeck/media";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../step-progress.ts";
import { PREVIEW_WEIGHT } from "../step-weights.ts";

/** Stores the first minute, small, so that it can be watched while the output is rendered. */
export const renderPreview =
  (deps: Deps): DubActivities["renderPreview"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const { keys, signal, watermark } = job;
    const lengthMs = Math.min(PREVIEW_MS, job.video.durationMs);
    const step = { jobId, stage: "finalize", part: "preview", weight: PREVIEW_WEIGHT } as const;

    await asStep(deps, step, (report) =>
      withTempDir(async (directory) => {
        const mix = join(directory, "mix.m4a");
        const output = join(directory, "preview.mp4");
        await deps.storage.download(keys.mix, mix, signal);
        const source = await job.sourceUrl();
        const onProgress = (ms: number): void => report(ms / lengthMs);
        await render(
          { source, durationMs: job.video.durationMs, mix, watermark, output },
          { signal, onProgress },
        );
        await deps.storage.putFile(keys.preview, output, "video/mp4", signal);
      }),
    );
  };
