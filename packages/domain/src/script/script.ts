import { z } from "zod";
import { textSchema } from "../text.ts";

/** Bounds of a script and its lines. */
export const SCRIPT_LIMITS = {
  /** Shortest line, in ms. */
  minMs: 200,
  /** Longest text of a line, in characters. */
  maxChars: 1000,
  maxLines: 10_000,
  /** Longest script file that can be imported, in characters. */
  maxFileChars: 2 * 2 ** 20,
  maxSpeakers: 100,
  /** Speaking speeds that can be asked for; 1 is the voice's own pace. */
  minSpeed: 0.7,
  maxSpeed: 1.4,
} as const;

export const FILE_TOO_LARGE = "Please choose a file of at most 2 MB.";

const timeSchema = z.int().nonnegative();
const spokenSchema = textSchema
  .trim()
  .min(1, "Please write a text, or delete the line.")
  .max(SCRIPT_LIMITS.maxChars, `Please write at most ${SCRIPT_LIMITS.maxChars} characters.`);
const voiceSchema = textSchema.min(1).max(100);
const speakerIdSchema = textSchema.min(1).max(40);
const { minSpeed, maxSpeed } = SCRIPT_LIMITS;
const SPEED = `Please choose a speed from ${minSpeed} to ${maxSpeed}.`;

/** What can be edited in a line. */
export const lineFields = {
  /** Id of a speaker; null if it is not known who speaks. */
  speaker: speakerIdSchema.nullable(),
  sourceText: textSchema.trim().max(SCRIPT_LIMITS.maxChars),
  /** What the dub says; null if the original sound stays. */
  text: spokenSchema.nullable(),
  /** When the line may be spoken, in ms from the start of the video. */
  startMs: timeSchema,
  endMs: timeSchema,
  /** The line's own voice; null for its speaker's. */
  voice: voiceSchema.nullable(),
  /** Null to fit the speed to the line's time. */
  speed: z.number().min(minSpeed, SPEED).max(maxSpeed, SPEED).nullable(),
  /** What the voice is given instead of the text, for names it mispronounces. */
  sayAs: spokenSchema.nullable(),
} as const;

export const scriptLineSchema = z.object({
  id: z.string().min(1),
  /** Counts the line's changes; a write must name the version that it changes. */
  version: z.int().positive(),
  ...lineFields,
  /** Storage key of the line as spoken by the user; null if a voice speaks it. */
  recording: z.string().min(1).nullable(),
});
export type ScriptLine = z.infer<typeof scriptLineSchema>;

export const speakerFields = {
  name: textSchema.trim().min(1, "Please give the speaker a name.").max(60),
  voice: voiceSchema,
} as const;

export const scriptSpeakerSchema = z.object({
  id: speakerIdSchema,
  version: z.int().positive(),
  ...speakerFields,
});
export type ScriptSpeaker = z.infer<typeof scriptSpeakerSchema>;

export const scriptSchema = z.object({
  /** Sorted by start time. */
  lines: z.array(scriptLineSchema),
  speakers: z.array(scriptSpeakerSchema),
});
/** The editable text of a dub: who says what, when and in which voice. */
export type Script = z.infer<typeof scriptSchema>;

/** Returns the voice that speaks a line: its own, or its speaker's; null if it has neither. */
export function voiceOfLine(
  { voice, speaker }: Pick<ScriptLine, "voice" | "speaker">,
  speakers: readonly ScriptSpeaker[],
): string | null {
  return voice ?? speakers.find(({ id }) => id === speaker)?.voice ?? null;
}

/** Sorts lines by start time; lines that start together, by id. */
export const sortLines = <T extends Pick<ScriptLine, "id" | "startMs">>(lines: readonly T[]): T[] =>
  lines.toSorted((a, b) => a.startMs - b.startMs || (a.id < b.id ? -1 : 1));
