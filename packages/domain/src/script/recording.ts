import { z } from "zod";

/** Bounds of a line that its user speaks. */
export const RECORDING_LIMITS = {
  maxBytes: 10 * 1024 * 1024,
  maxMs: 60_000,
  minMs: 200,
} as const;

export const RECORDING_TOO_LARGE = "A recording has at most 10 MB. Please record less at once.";

export const signRecordingSchema = z.object({
  /** Without parameters such as the codec. */
  mime: z.enum(["audio/webm", "audio/mp4", "audio/wav"], {
    error: "Recordings can be WebM, MP4 or WAV.",
  }),
  /** Bytes. */
  size: z
    .int()
    .positive("The recording is empty.")
    .max(RECORDING_LIMITS.maxBytes, RECORDING_TOO_LARGE),
});
export type SignRecording = z.infer<typeof signRecordingSchema>;
