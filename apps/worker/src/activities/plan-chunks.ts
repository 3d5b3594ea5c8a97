import { join } from "node:path";
import { planChunks as plan } from "@dubdeck/dubbing";
import { detectSilences } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { sharedHearingKeys } from "../hearing/shared-keys.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { PLAN_WEIGHT } from "../progress/step-weights.ts";

/** Splits the source at its silences. */
export const planChunks =
  (deps: Deps): DubActivities["planChunks"] =>
  async ({ jobId, hearing }) => {
    const job = await openJob(deps, jobId);
    return await asStep(
      deps,
      { jobId, stage: "transcribe", part: "plan", weight: PLAN_WEIGHT },
      () =>
        withTempDir(async (directory) => {
          const audio = join(directory, "audio.flac");
          await deps.storage.download(job.keys.audio, audio, job.signal);
          const silences = await detectSilences(audio, { signal: job.signal });
          const chunks = plan(silences, job.video.durationMs);
          if (hearing) {
            await deps.storage.putJson(
              (await sharedHearingKeys(deps, job, hearing)).chunks,
              chunks,
            );
          }
          return chunks;
        }),
    );
  };
