import { probe, requireAudio } from "@dubdeck/media";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

/** Fails a job at once whose source is gone, is no video, or has no sound. */
export const probeSource =
  (deps: Deps): DubActivities["probeSource"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const found = await withHeartbeats(async () => probe(await job.sourceUrl(), job.signal));
    const { durationMs, audio } = requireAudio(found);
    return { durationMs, audioTrack: audio.track };
  };
