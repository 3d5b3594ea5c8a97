import { join } from "node:path";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { sharedHearingKeys } from "../hearing/shared-keys.ts";
import { storeSpeakers } from "../lines/store-speakers.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { SPEAKERS_WEIGHT } from "../progress/step-weights.ts";

/** Finds who speaks when in the whole video, casts a voice for each speaker, and stores both. */
export const findSpeakers =
  (deps: Deps): DubActivities["findSpeakers"] =>
  async ({ jobId, hearing }) => {
    const job = await openJob(deps, jobId);
    const { keys, signal } = job;
    const step = { jobId, stage: "transcribe", part: "speakers", weight: SPEAKERS_WEIGHT } as const;

    return await asStep(deps, step, () =>
      withTempDir(async (directory) => {
        const { speakers: finder } = deps.engines;
        const path = join(directory, "audio.flac");
        if (finder) await deps.storage.download(keys.audio, path, signal);
        const answer = await finder?.findSpeakers({ path, signal });
        const found = {
          speakers: [...(answer?.speakers ?? [])],
          turns: [...(answer?.turns ?? [])],
        };
        await storeSpeakers(deps, job, found);
        if (hearing) {
          await deps.storage.putJson((await sharedHearingKeys(deps, job, hearing)).turns, found);
        }
        return { speakers: found.speakers.length };
      }),
    );
  };
