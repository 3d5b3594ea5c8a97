import { join } from "node:path";
import { withTempDir } from "@dubdeck/media";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { castVoices } from "../lines/cast-voices.ts";
import type { SpeakersFile } from "../lines/job-lines.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../step-progress.ts";
import { SPEAKERS_WEIGHT } from "../step-weights.ts";

/** Finds out who speaks when in the whole video, and gives each speaker a voice. */
export const findSpeakers =
  (deps: Deps): DubActivities["findSpeakers"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const { keys, signal } = job;
    const step = { jobId, stage: "transcribe", part: "speakers", weight: SPEAKERS_WEIGHT } as const;

    return await asStep(deps, step, () =>
      withTempDir(async (directory) => {
        const { speakers: finder } = deps.engines;
        const path = join(directory, "audio.flac");
        if (finder) await deps.storage.download(keys.audio, path, signal);
        const found = await finder?.findSpeakers({ path, signal });
        const { speakers, turns } = found ?? { speakers: [], turns: [] };
        const voices = await castVoices(deps, job, speakers);
        const file: SpeakersFile = { speakers: [...speakers], turns: [...turns], voices };
        await deps.storage.putJson(keys.speakers, file);
        return { speakers: speakers.length };
      }),
    );
  };
