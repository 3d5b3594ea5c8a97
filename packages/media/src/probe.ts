import { z } from "zod";
import { MediaError } from "./media-error.ts";
import { ProcessError, runProcess } from "./run-process.ts";
import { sniffContainer, type Container } from "./sniff-container.ts";
import { sourceInput } from "./ffmpeg-args.ts";

export interface Probe {
  readonly container: Container;
  /** Of the longest stream. */
  readonly durationMs: number;
  readonly video: VideoStream;
  readonly audio: AudioStream | null;
}

export interface VideoStream {
  /** ffmpeg's name, for example `h264`. */
  readonly codec: string;
  readonly pixelFormat: string;
  /** As shown: a picture filmed upright is higher than wide. */
  readonly width: number;
  readonly height: number;
  /** Average frames per second as a fraction; 0/1 when the file does not say. */
  readonly fpsNum: number;
  readonly fpsDen: number;
}

export interface AudioStream {
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  /** ISO 639-2, when the file says one. */
  readonly language: string | null;
}

/**
 * Reads what a user's file or URL is. Only MP4, MOV and AVI are opened.
 * @throws MediaError when the file is not a readable video with a picture; sound may be missing.
 */
export async function probe(source: string, signal?: AbortSignal): Promise<Probe> {
  const container = await sniffContainer(source, signal);
  if (!container) throw new MediaError("NOT_A_VIDEO");
  const { streams, format } = await readHeaders(source, signal);
  const video = streams.find(isPicture);
  const audio = streams.find((stream) => stream.codec_type === "audio");
  if (!video) throw new MediaError(audio ? "NO_VIDEO" : "UNREADABLE");
  const durationMs = Math.round(Number(format.duration ?? 0) * 1000);
  if (!(durationMs > 0)) throw new MediaError("UNREADABLE");
  await checkEnd(source, signal);
  return { container, durationMs, video: toVideo(video), audio: audio ? toAudio(audio) : null };
}

/**
 * The same probe, now known to have sound.
 * @throws MediaError NO_AUDIO
 */
export function requireAudio(found: Probe): Probe & { readonly audio: AudioStream } {
  if (!found.audio) throw new MediaError("NO_AUDIO");
  return { ...found, audio: found.audio };
}

const streamSchema = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().default("unknown"),
  pix_fmt: z.string().default("unknown"),
  width: z.int().default(0),
  height: z.int().default(0),
  avg_frame_rate: z.string().default("0/1"),
  sample_rate: z.coerce.number().default(0),
  channels: z.int().default(0),
  disposition: z.object({ attached_pic: z.int().default(0) }).prefault({}),
  tags: z.object({ language: z.string().optional() }).prefault({}),
  side_data_list: z.array(z.object({ rotation: z.coerce.number().optional() })).default([]),
});
type Stream = z.infer<typeof streamSchema>;

const headersSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ duration: z.string().optional() }).prefault({}),
});

async function readHeaders(
  source: string,
  signal?: AbortSignal,
): Promise<z.infer<typeof headersSchema>> {
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
  if (stdout.length === 0 || /partial file/i.test(stderr)) throw new MediaError("UNREADABLE");
}

async function ffprobe(
  args: readonly string[],
  source: string,
  signal?: AbortSignal,
): Promise<{ stdout: Buffer; stderr: string }> {
  try {
    return await runProcess("ffprobe", ["-v", "error", ...args, ...sourceInput(source)], {
      signal,
    });
  } catch (error) {
    if (!(error instanceof ProcessError) || isNetworkFailure(error)) throw error;
    throw new MediaError("UNREADABLE", error);
  }
}

const isNetworkFailure = ({ stderr }: ProcessError): boolean =>
  /connection|timed out|server returned|input\/output error|did not start/i.test(stderr);

/** Cover art is a video stream of one frame, too. */
const isPicture = (stream: Stream): boolean =>
  stream.codec_type === "video" && stream.disposition.attached_pic === 0 && stream.width > 0;

function toVideo(stream: Stream): VideoStream {
  const rotation = stream.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const upright = Math.abs(rotation) % 180 === 90;
  const [fpsNum = 0, fpsDen = 1] = stream.avg_frame_rate.split("/").map(Number);
  return {
    codec: stream.codec_name,
    pixelFormat: stream.pix_fmt,
    width: upright ? stream.height : stream.width,
    height: upright ? stream.width : stream.height,
    fpsNum,
    fpsDen: fpsDen || 1,
  };
}

function toAudio(stream: Stream): AudioStream {
  const { language } = stream.tags;
  return {
    codec: stream.codec_name,
    sampleRate: stream.sample_rate,
    channels: stream.channels,
    language: language && language !== "und" ? language : null,
  };
}
