import { createHash } from "node:crypto";
import { join } from "node:path";
import { AppError, RECORDING_LIMITS, RECORDING_TOO_LARGE } from "@dubdeck/domain";
import { soundBounds } from "@dubdeck/dubbing";
import { amplify, decodeRecording, MediaError, MIX_RATE, wavOf } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { recordingKey } from "@dubdeck/storage";
import type { RecordingInput, StudioActivities } from "@dubdeck/workflows";
import { Context } from "@temporalio/activity";
import type { Deps } from "../deps.ts";
import { refusal } from "../script/refusal.ts";
import { recordingGain } from "../script/recording-gain.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

const { maxBytes, maxMs, minMs } = RECORDING_LIMITS;

/**
 * Checks a recording, makes it as loud as the dub's voices, and stores it without the silence
 * around it. The same recording gets the same key, so a retry overwrites it.
 */
export const takeRecording =
  (deps: Deps): StudioActivities["takeRecording"] =>
  (input) =>
    withHeartbeats(async () => {
      const { cancellationSignal: signal } = Context.current();
      try {
        return await store(deps, input, await read(deps, input, signal), signal);
      } catch (error) {
        if (error instanceof MediaError) return refusal("UNPROCESSABLE", UNREADABLE);
        if (error instanceof AppError && error.code !== "UNAVAILABLE") {
          return refusal(error.code, error.message);
        }
        throw error;
      }
    });

const UNREADABLE = "This recording cannot be read. Please record the line again.";
const NOT_ARRIVED = "The recording has not arrived. Please send it again.";
const SILENT = "Nothing can be heard in this recording. Please check the microphone.";
const TOO_LONG = `A recording lasts at most ${maxMs / 1000} seconds. Please record less at once.`;

/** Returns the sound of an uploaded recording, without the silence around it. */
async function read(
  { storage }: Deps,
  { upload }: RecordingInput,
  signal: AbortSignal,
): Promise<Int16Array> {
  const head = await storage.head(upload);
  if (!head) throw new AppError("NOT_FOUND", NOT_ARRIVED);
  if (head.sizeBytes > maxBytes) throw new AppError("TOO_LARGE", RECORDING_TOO_LARGE);
  const samples = await withTempDir(async (directory) => {
    const path = join(directory, "recording");
    await storage.download(upload, path, signal);
    return await decodeRecording(path, { maxMs: maxMs + 1000, signal });
  });
  const lengthMs = (count: number): number => (count * 1000) / MIX_RATE;
  if (lengthMs(samples.length) > maxMs) throw new AppError("UNPROCESSABLE", TOO_LONG);
  const { startSample, endSample } = soundBounds(samples, MIX_RATE);
  if (lengthMs(endSample - startSample) < minMs) throw new AppError("UNPROCESSABLE", SILENT);
  return samples.slice(startSample, endSample);
}

async function store(
  deps: Deps,
  input: RecordingInput,
  samples: Int16Array,
  signal: AbortSignal,
): Promise<{ key: string; ms: number }> {
  const gain = await recordingGain(deps, input.jobId, samples, signal);
  const wav = wavOf(await amplify(samples, gain, { signal }), MIX_RATE);
  const hash = createHash("sha256").update(wav).digest("hex");
  const key = recordingKey(input.userId, input.videoId, hash);
  await deps.storage.putBytes(key, wav, "audio/wav");
  return { key, ms: Math.round((samples.length * 1000) / MIX_RATE) };
}
