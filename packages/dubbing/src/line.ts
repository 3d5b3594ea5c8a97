import { z } from "zod";
import { intervalSchema } from "./interval.ts";

/** What is wrong with a line, with a sentence for its owner. */
export const flagSchema = z.object({
  kind: z.enum([
    /** The recogniser was not sure enough: the original sound stays. */
    "unclear",
    /** The translator had no words for it. */
    "untranslated",
    /** The voice engine refused the text. */
    "refused",
    /** Faster than people speak, though still clear. */
    "fast",
    /** It begins noticeably later than in the source. */
    "late",
    /** Its end is cut off. */
    "cut",
    /** A recogniser that listened to the dub understood something else. */
    "misheard",
  ]),
  reason: z.string().min(1),
});
export type Flag = z.infer<typeof flagSchema>;

/** A spoken line as the engine delivered it. */
export const clipSchema = z.object({
  /** Where it is stored. */
  key: z.string().min(1),
  /** The speed the engine was asked for; 1 is the voice's own. */
  speed: z.number().positive(),
  /** Length of what sounds, the silence around it left out. */
  ms: z.int().positive(),
  /** Pauses inside it, together. */
  pauseMs: z.int().nonnegative(),
});
export type Clip = z.infer<typeof clipSchema>;

export const fitSchema = z.object({
  /** Where the clip begins on the source's clock. */
  startMs: z.int().nonnegative(),
  /** Length as placed, after stretch and cut. */
  clipMs: z.int().nonnegative(),
  /** Stretch of the clip, as ffmpeg's atempo wants it; 1 leaves it as it is. */
  tempo: z.number().positive(),
  /** Articulation rate as placed, in syllables a second, and the fastest that sounds natural here. */
  rate: z.number().nonnegative(),
  naturalRate: z.number().positive(),
  /** Speech that is cut off at the end, at a fade. */
  cutMs: z.int().nonnegative(),
  /** How much later than in the source it begins; negative: earlier. */
  lateMs: z.int(),
});
export type Fit = z.infer<typeof fitSchema>;

export const placementSchema = z.object({
  startSample: z.int().nonnegative(),
  /** The clip is cut here; where it ends earlier, silence follows. */
  lengthSamples: z.int().nonnegative(),
  /** Fade at the end of these samples. */
  fadeOutSamples: z.int().nonnegative(),
});
/** Where a clip lies on the dub's track, counted in samples from the start of the source. */
export type Placement = z.infer<typeof placementSchema>;

/**
 * A line to dub. It grows through the stages: heard, translated, spoken, placed; each stage stores
 * its lines under a key of its own and leaves those of the stage before as they are.
 */
export const lineSchema = intervalSchema.extend({
  id: z.string().min(1),
  /** Lines of one sentence share this id: they are translated as a whole. */
  sentence: z.string().min(1),
  /** Who speaks, as found in the whole video; null where that is not known. */
  speaker: z.string().nullable(),
  /** What is said in the source from startMs to endMs. */
  sourceText: z.string().min(1),
  /** What the dub says; null while it is not translated, and where nothing is dubbed. */
  text: z.string().min(1).nullable(),
  voice: z.string().nullable(),
  clip: clipSchema.nullable(),
  fit: fitSchema.nullable(),
  placement: placementSchema.nullable(),
  flags: z.array(flagSchema),
});
export type Line = z.infer<typeof lineSchema>;

/** The lines that one stage leaves of one chunk, in order of time. */
export const linesSchema = z.object({
  /** Of the source texts, as ISO 639-1: English also where the speech was translated while heard. */
  language: z.string(),
  lines: z.array(lineSchema),
});
export type Lines = z.infer<typeof linesSchema>;

/** A line once more with one more flag. */
export const flagged = (line: Line, kind: Flag["kind"], reason: string): Line => ({
  ...line,
  flags: [...line.flags, { kind, reason }],
});

export const hasFlag = (line: Line, kind: Flag["kind"]): boolean =>
  line.flags.some((flag) => flag.kind === kind);
