import { z } from "zod";

export interface VideoStream {
  /** ffmpeg's codec name, for example `h264`. */
  readonly codec: string;
  readonly pixelFormat: string;
  /** Displayed size in pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Average frames per second as a fraction; 0/1 if unknown. */
  readonly fpsNum: number;
  readonly fpsDen: number;
}

export interface AudioStream {
  /** Index among the audio tracks, from 0: N in ffmpeg's `0:a:N`. */
  readonly track: number;
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  /** ISO 639-2; null if the file has none. */
  readonly language: string | null;
}

/** Start and duration of a container or stream, in seconds. */
export const timing = {
  start_time: z.coerce.number().default(0),
  duration: z.coerce.number().default(0),
};

/** A stream in ffprobe's output. */
export const streamSchema = z.object({
  ...timing,
  codec_type: z.string().optional(),
  codec_name: z.string().default("unknown"),
  pix_fmt: z.string().default("unknown"),
  width: z.int().default(0),
  height: z.int().default(0),
  avg_frame_rate: z.string().default("0/1"),
  sample_fmt: z.string().default("unknown"),
  sample_rate: z.coerce.number().default(0),
  channels: z.int().default(0),
  disposition: z.object({ attached_pic: z.int().default(0) }).prefault({}),
  tags: z.object({ language: z.string().optional() }).prefault({}),
  side_data_list: z.array(z.object({ rotation: z.coerce.number().optional() })).default([]),
});
export type Stream = z.infer<typeof streamSchema>;

/** Returns whether a stream is a real picture; cover art is a video stream, too. */
export const isPicture = (stream: Stream): boolean =>
  stream.codec_type === "video" && stream.disposition.attached_pic === 0 && stream.width > 0;

/** Returns whether ffmpeg can decode an audio stream: ffprobe reports no sample format for, say, spatial audio. */
export const isDecodable = (sound: Stream): boolean => sound.sample_fmt !== "unknown";

/** Converts ffprobe's video stream, applying its rotation to the size. */
export function toVideo(stream: Stream): VideoStream {
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

/**
 * Converts ffprobe's audio stream.
 * @param track index among the audio tracks, from 0
 */
export function toAudio(stream: Stream, track: number): AudioStream {
  const { language } = stream.tags;
  return {
    track,
    codec: stream.codec_name,
    sampleRate: stream.sample_rate,
    channels: stream.channels,
    language: language && language !== "und" ? language : null,
  };
}
