import { join } from "node:path";
import { extractAudio as extract } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { EXTRACT_WEIGHT } from "../progress/step-weights.ts";

/** Extracts and stores the mono track for the recogniser. */
export const extractAudio =
  (deps: Deps): DubActivities["extractAudio"] =>
  async ({ jobId, audioTrack }) => {
    const job = await openJob(deps, jobId);
    const { durationMs } = job.video;
    const step = { jobId, stage: "transcribe", part: "extract", weight: EXTRACT_WEIGHT } as const;

    await asStep(deps, step, (report) =>
      withTempDir(async (directory) => {
        const output = join(directory, "audio.flac");
        const onProgress = (doneMs: number): void => report(doneMs / durationMs);
        const source = await job.sourceUrl();
        await extract(
          { source, durationMs, audioTrack, output },
          { signal: job.signal, onProgress },
        );
        await deps.storage.putFile(job.keys.audio, output, "audio/flac", job.signal);
      }),
    );
  };
