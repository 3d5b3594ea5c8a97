import { join } from "node:path";
import { fitLines, placeClips } from "@dubdeck/dubbing";
import { MIX_RATE, mixTrack as mix, probe } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { type Placed, readSpokenLines } from "../lines/job-lines.ts";
import { loadPacing } from "../lines/pacing.ts";
import { writeDubTrack } from "../mix/write-dub-track.ts";
import { writeEnvelopes } from "../mix/write-envelopes.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { MIX_WEIGHT } from "../progress/step-weights.ts";

/** Placing the clips' share of the mix step's progress. */
const PLACING = 0.1;

/**
 * Fits every line into its time, places its clip over the sound without voices (or over the lowered
 * original), and normalises the track's loudness.
 */
export const mixTrack =
  (deps: Deps): DubActivities["mixTrack"] =>
  async ({ jobId, audioTrack, chunks }) => {
    const job = await openJob(deps, jobId);
    const { keys, signal } = job;
    const { durationMs } = job.video;

    await asStep(deps, { jobId, stage: "mix", part: "track", weight: MIX_WEIGHT }, (report) =>
      withTempDir(async (directory) => {
        const spoken = await readSpokenLines(deps, job, chunks);
        const timing = { lines: spoken.lines, sourceLanguage: spoken.language, endMs: durationMs };
        const pacing = await loadPacing(deps, job, timing);
        const durationSamples = (durationMs * MIX_RATE) / 1000;
        const lines = placeClips(fitLines(spoken.lines, pacing), MIX_RATE, durationSamples);

        const dub = join(directory, "dub.pcm");
        const sound = join(directory, "bed.flac");
        const replaced = job.background === "keep" && (await deps.storage.head(keys.bed)) !== null;
        const onProgress = (share: number): void => report(PLACING * share);
        const source = await job.sourceUrl();
        const [found, envelopes] = await Promise.all([
          probe(source, signal),
          writeEnvelopes(directory, lines, { durationSamples, replaced }),
          writeDubTrack(deps, { lines, output: dub, signal, onProgress }),
          replaced && deps.storage.download(keys.bed, sound, signal),
        ]);

        const output = join(directory, "mix.m4a");
        const loudness = await mix(
          {
            source,
            durationMs,
            isMono: found.audio?.channels === 1,
            audioTrack,
            dub,
            envelope: envelopes.original,
            bed: replaced ? { sound, envelope: envelopes.bed } : null,
            output,
          },
          { signal, onProgress: (ms) => report(PLACING + (1 - PLACING) * (ms / durationMs)) },
        );
        await deps.storage.putFile(keys.mix, output, "audio/mp4", signal);
        const placed: Placed = { lines, loudness };
        await deps.storage.putJson(keys.placed, placed);
      }),
    );
  };
