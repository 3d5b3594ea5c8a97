import { join } from "node:path";
import { duckEnvelope, gainBlocksInt16, placeClips } from "@dubdeck/dubbing";
import { MIX_RATE, mixTrack as mix, withTempDir } from "@dubdeck/media";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { type MixResult, readLines } from "../job-files.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../step-progress.ts";
import { writeDubTrack } from "../write-dub-track.ts";
import { writeSamples } from "../write-samples.ts";

/** Share of the mix that placing the clips takes. */
const PLACING = 0.3;

/** Places every clip on the source's clock, ducks the original underneath and masters the track. */
export const mixTrack =
  (deps: Deps): DubActivities["mixTrack"] =>
  async ({ jobId, audioTrack, chunks }) => {
    const job = await openJob(deps, jobId);
    const { keys, signal } = job;
    const { durationMs } = job.video;

    await asStep(deps, { jobId, stage: "mix", part: "track", weight: 1 }, (report) =>
      withTempDir(async (directory) => {
        const lines = await readLines(deps, job, chunks);
        const durationSamples = (durationMs * MIX_RATE) / 1000;
        const placements = placeClips(lines, MIX_RATE, durationSamples);

        const dub = join(directory, "dub.pcm");
        const onClip = (done: number): void => report((PLACING * done) / placements.length);
        await writeDubTrack(deps, { lines, placements, output: dub, signal, onClip });

        const envelope = join(directory, "envelope.pcm");
        const source = lines.map(({ slot }) => slot);
        const timing = { sampleRate: MIX_RATE, durationSamples };
        const points = duckEnvelope({ source, placements, ...timing });
        await writeSamples(envelope, gainBlocksInt16(points));

        const output = join(directory, "mix.m4a");
        const loudness = await mix(
          { source: await job.sourceUrl(), durationMs, audioTrack, dub, envelope, output },
          { signal, onProgress: (ms) => report(PLACING + (1 - PLACING) * (ms / durationMs)) },
        );
        await deps.storage.putFile(keys.mix, output, "audio/mp4", signal);
        const result: MixResult = { lines, placements, loudness };
        await deps.storage.putJson(keys.mixResult, result);
      }),
    );
  };
