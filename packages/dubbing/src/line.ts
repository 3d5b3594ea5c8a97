import { z } from "zod";
import { intervalSchema } from "./interval.ts";

/** A problem with a line, with a sentence for the video's owner. */
export const flagSchema = z.object({
  kind: z.enum([
    /** Recognised with low confidence: the original sound stays. */
    "unclear",
    /** The translation came back empty. */
    "untranslated",
    /** The voice engine refused the text. */
    "refused",
    /** Faster than natural speech, but still clear. */
    "fast",
    /** Starts noticeably later than in the source. */
    "late",
    /** Its end is cut off. */
    "cut",
    /** A recogniser misunderstood the dubbed line. */
    "misheard",
  ]),
  reason: z.string().min(1),
});
export type Flag = z.infer<typeof flagSchema>;

/** A synthesized line as the engine delivered it. */
export const clipSchema = z.object({
  /** Storage key. */
  key: z.string().min(1),
  /** Requested engine speed; 1 is the voice's own. */
  speed: z.number().positive(),
  /** Length without leading and trailing silence. */
  ms: z.int().positive(),
  /** Total length of the pauses inside it. */
  pauseMs: z.int().nonnegative(),
});
export type Clip = z.infer<typeof clipSchema>;

export const fitSchema = z.object({
  /** Start of the clip in source time. */
  startMs: z.int().nonnegative(),
  /** Length as placed, after stretch and cut. */
  clipMs: z.int().nonnegative(),
  /** Tempo for ffmpeg's atempo filter; 1 leaves the clip unchanged, more is faster. */
  tempo: z.number().positive(),
  /** Articulation rate as placed, and the fastest that sounds natural here, in syllables per second. */
  rate: z.number().nonnegative(),
  naturalRate: z.number().positive(),
  /** Length of speech cut off at the end, with a fade. */
  cutMs: z.int().nonnegative(),
  /** How much later than in the source it is heard; negative if earlier. */
  lateMs: z.int(),
});
export type Fit = z.infer<typeof fitSchema>;

export const placementSchema = z.object({
  startSample: z.int().nonnegative(),
  /** The clip is cut or padded with silence to this length. */
  lengthSamples: z.int().nonnegative(),
  /** Length of the fade at the end. */
  fadeOutSamples: z.int().nonnegative(),
});
/** Position of a clip on the dub's track, in samples from the start of the source. */
export type Placement = z.infer<typeof placementSchema>;

/**
 * A line to dub. Each stage (transcription, translation, synthesis, placement) adds fields and stores
 * its lines under its own key, leaving the previous stage's lines untouched.
 */
export const lineSchema = intervalSchema.extend({
  id: z.string().min(1),
  /** Shared by the lines of one sentence, which are translated together. */
  sentence: z.string().min(1),
  /** Speaker id, unique within the video; null if unknown. */
  speaker: z.string().nullable(),
  /** What the source says from startMs to endMs; empty if the line was added to the script. */
  sourceText: z.string(),
  /** What the dub says; null until translated, or if the line is not dubbed. */
  text: z.string().min(1).nullable(),
  voice: z.string().nullable(),
  /** What the voice is given instead of the text. */
  sayAs: z.string().min(1).optional(),
  /** Speed as a multiple of the voice's own pace; absent to fit it to the line's time. */
  speed: z.number().positive().optional(),
  /** Set if the user speaks the line: its clip is a recording, and its text may be null. */
  recorded: z.literal(true).optional(),
  clip: clipSchema.nullable(),
  fit: fitSchema.nullable(),
  placement: placementSchema.nullable(),
  flags: z.array(flagSchema),
});
export type Line = z.infer<typeof lineSchema>;

/** One stage's lines of one chunk, in chronological order. */
export const linesSchema = z.object({
  /** ISO 639-1 code of the source texts: "en" if the recogniser translated the speech to English. */
  language: z.string(),
  lines: z.array(lineSchema),
});
export type Lines = z.infer<typeof linesSchema>;

/** Returns what the voice is given to say. */
export const spokenText = ({ sayAs, text }: Pick<Line, "sayAs" | "text">): string | null =>
  text === null ? null : (sayAs ?? text);

/** Returns a copy of the line with a flag added. */
export const flagged = (line: Line, kind: Flag["kind"], reason: string): Line => ({
  ...line,
  flags: [...line.flags, { kind, reason }],
});

export const hasFlag = (line: Line, kind: Flag["kind"]): boolean =>
  line.flags.some((flag) => flag.kind === kind);
