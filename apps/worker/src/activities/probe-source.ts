import { probe, requireAudio } from "@dubdeck/media";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

/**
 * Probes the source; fails the job at once if the source is gone, is not a video, or has no sound.
 */
export const probeSource =
  (deps: Deps): DubActivities["probeSource"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const found = await withHeartbeats(async () => probe(await job.sourceUrl(), job.signal));
    const { durationMs, audio } = requireAudio(found);
    return { durationMs, audioTrack: audio.track };
  };
