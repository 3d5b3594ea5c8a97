import { MAX_PICTURE_PIXELS, MAX_STREAMS, MAX_VIDEO_MS } from "@dubdeck/domain";
import { z } from "zod";
import { lostNetwork, ProcessError } from "@dubdeck/process";
import { ffprobe } from "./ffprobe.ts";
import { MediaError } from "./media-error.ts";
import {
  isDecodable,
  isPicture,
  type Stream,
  streamSchema,
  timing,
  toAudio,
  toVideo,
  type AudioStream,
  type VideoStream,
} from "./probe-streams.ts";
import { sniffContainer, type Container } from "./sniff-container.ts";

export interface Probe {
  readonly container: Container;
  /** From the container's start to the end of the container or its longest stream. */
  readonly durationMs: number;
  readonly video: VideoStream;
  /** The first audio track that can be decoded; null if there is none. */
  readonly audio: AudioStream | null;
}

/**
 * Probes a user's file or URL. Opens only MP4, MOV and AVI.
 * @throws MediaError if the file is not a readable video within the limits; missing audio is allowed.
 * ProcessError if the machine or the network fails
 */
export async function probe(source: string, signal?: AbortSignal): Promise<Probe> {
  const container = await sniffContainer(source, signal);
  if (!container) throw new MediaError("NOT_A_VIDEO");
  const { streams, format } = await readHeaders(source, signal);
  if (streams.length > MAX_STREAMS) throw new MediaError("TOO_MANY_STREAMS");
  const video = streams.find(isPicture);
  const sounds = streams.filter((stream) => stream.codec_type === "audio");
  if (!video) throw new MediaError(sounds.length > 0 ? "NO_VIDEO" : "UNREADABLE");
  if (streams.some(({ width, height }) => width * height > MAX_PICTURE_PIXELS)) {
    throw new MediaError("PICTURE_TOO_LARGE");
  }
  const durationMs = playedMs(format, [video, ...sounds]);
  if (!(durationMs > 0)) throw new MediaError("UNREADABLE");
  if (durationMs > MAX_VIDEO_MS) throw new MediaError("TOO_LONG");
  await checkEnd(source, signal);
  const [audio = null] = sounds.flatMap((sound, i) =>
    isDecodable(sound) ? toAudio(sound, i) : [],
  );
  return { container, durationMs, video: toVideo(video), audio };
}

/**
 * Returns the probe, narrowed to one with audio.
 * @throws MediaError NO_AUDIO
 */
export function requireAudio(found: Probe): Probe & { readonly audio: AudioStream } {
  if (!found.audio) throw new MediaError("NO_AUDIO");
  return { ...found, audio: found.audio };
}

const headersSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object(timing).prefault({}),
});
type Headers = z.infer<typeof headersSchema>;

/**
 * Computes the playing time in ms. The container's header may give less than its streams last. ffprobe
 * counts the container's duration from 0, even if no stream starts there; a stream's from its start.
 */
function playedMs(format: Headers["format"], streams: readonly Stream[]): number {
  const ends = streams.map(({ start_time, duration }) => Math.max(0, start_time) + duration);
  const end = Math.max(format.duration, ...ends);
  return Math.round((end - Math.max(0, format.start_time)) * 1000);
}

async function readHeaders(source: string, signal?: AbortSignal): Promise<Headers> {
  const { stdout } = await ffprobe(
    ["-show_format", "-show_streams", "-of", "json"],
    source,
    signal,
  );
  return headersSchema.parse(JSON.parse(stdout.toString()));
}

/**
 * Checks that the packets from the last key frame on are readable: after an incomplete upload or
 * copy, the header may promise more than the file has.
 */
async function checkEnd(source: string, signal?: AbortSignal): Promise<void> {
  const args = [
    "-read_intervals",
    "9999999%",
    "-show_entries",
    "packet=stream_index",
    "-of",
    "csv",
  ];
  const { stdout, stderr } = await ffprobe(args, source, signal);
  if (stdout.length > 0 && !/partial file/i.test(stderr)) return;
  if (lostNetwork(stderr)) throw new ProcessError("ffprobe", "lost its input", stderr, null);
  throw new MediaError("UNREADABLE");
}
