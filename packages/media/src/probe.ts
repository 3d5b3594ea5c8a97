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
  /** From where the first stream begins to where the longest one or the container ends. */
  readonly durationMs: number;
  readonly video: VideoStream;
  /** The first sound track that can be decoded. */
  readonly audio: AudioStream | null;
}

/**
 * Reads what a user's file or URL is. Only MP4, MOV and AVI are opened.
 * @throws MediaError when the file is not a readable video with a picture; sound may be missing.
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
 * The same probe, now known to have sound.
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
 * A container's header may promise less than its streams hold. What ffprobe calls the container's
 * duration begins at 0, where a file may have nothing yet; a stream's begins with the stream.
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
 * A file whose upload or copy broke off can have a header that promises more than there is:
 * the packets from the last key frame on must be readable.
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
