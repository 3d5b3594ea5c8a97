import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { boundedInput, reconnectArgs, words } from "./ffmpeg-args.ts";
import { limitsFor, SOUND_COST } from "./user-limits.ts";

/** Sample rate for speech recognition, in Hz. */
export const SPEECH_RATE = 16_000;
const SAMPLES_PER_MS = SPEECH_RATE / 1000;
const FLAC = words("-ac 1 -sample_fmt s16 -c:a flac -f flac");

export interface ExtractAudio {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  /** Probed index among the video's audio tracks; the first by default. */
  readonly audioTrack?: number | undefined;
  /** Path of the FLAC to write. */
  readonly output: string;
}

/**
 * Extracts one audio track as 16 kHz mono FLAC for recognition: exactly `durationMs` long, with sample
 * 0 at the picture's time 0 and gaps filled with silence.
 * @throws ProcessError if ffmpeg fails
 */
export async function extractAudio(job: ExtractAudio, run: RunOptions = {}): Promise<void> {
  await runFfmpeg(extractAudioArgs(job), { ...run, limits: limitsFor(job.durationMs, SOUND_COST) });
}

function extractAudioArgs({ source, durationMs, audioTrack = 0, output }: ExtractAudio): string[] {
  const filter = [
    `aresample=${SPEECH_RATE}:async=1:first_pts=0`,
    "apad",
    `atrim=end_sample=${durationMs * SAMPLES_PER_MS}`,
  ].join(",");
  return [
    ...boundedInput({ source, durationMs }),
    ...words(`-map 0:a:${audioTrack} -af`),
    filter,
    ...FLAC,
    output,
  ];
}

export interface CutAudio {
  /** Path or URL of a file with sound from time 0 on, such as extractAudio's output. */
  readonly input: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly output: string;
}

/** Cuts a sample-accurate piece of the first audio track into a 16 kHz mono FLAC for recognition. */
export async function cutAudio(cut: CutAudio, run: RunOptions = {}): Promise<void> {
  await runFfmpeg(cutAudioArgs(cut), run);
}

function cutAudioArgs({ input, startMs, endMs, output }: CutAudio): string[] {
  const seek = words(`-ss ${seconds(startMs)} -t ${seconds(endMs - startMs)}`);
  return [
    ...seek,
    ...reconnectArgs(input),
    "-i",
    input,
    ...words(`-map 0:a:0 -ar ${SPEECH_RATE}`),
    ...FLAC,
    output,
  ];
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);
