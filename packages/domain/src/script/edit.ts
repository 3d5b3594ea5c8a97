import { z } from "zod";
import { textSchema } from "../text.ts";
import { lineFields, SCRIPT_LIMITS, speakerFields } from "./script.ts";

/** The line that is edited, and the version that the writer has seen. */
const ofLine = { line: z.string().min(1).max(80), version: z.int().positive() };
const textFieldSchema = z.enum(["text", "sourceText"]);

export const linePatchSchema = z
  .object(lineFields)
  .extend({ recording: z.null() })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, "Please name what to change.");
export type LinePatch = z.infer<typeof linePatchSchema>;

export const speakerPatchSchema = z
  .object(speakerFields)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, "Please name what to change.");

export const editSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("change"), ...ofLine, patch: linePatchSchema }),
  /** Splits a line at a time, and its texts at these offsets in characters. */
  z.object({
    kind: z.literal("split"),
    ...ofLine,
    atMs: z.int().positive(),
    textAt: z.int().nonnegative(),
    sourceAt: z.int().nonnegative(),
  }),
  /** Joins a line with the next line of the same speaker. */
  z.object({ kind: z.literal("merge"), ...ofLine, nextVersion: z.int().positive() }),
  /** Moves words to the neighbouring line of the same speaker. */
  z.object({
    kind: z.literal("moveWords"),
    ...ofLine,
    to: z.enum(["previous", "next"]),
    neighbourVersion: z.int().positive(),
    field: textFieldSchema,
    words: z.int().positive(),
  }),
  /** Removes a line: the original sound stays there. */
  z.object({ kind: z.literal("remove"), ...ofLine }),
  z.object({
    kind: z.literal("add"),
    speaker: lineFields.speaker,
    startMs: lineFields.startMs,
    endMs: lineFields.endMs,
    text: lineFields.text,
    sourceText: lineFields.sourceText.default(""),
  }),
  z.object({
    kind: z.literal("speaker"),
    speaker: z.string().min(1),
    version: z.int().positive(),
    patch: speakerPatchSchema,
  }),
  z.object({ kind: z.literal("addSpeaker"), ...speakerFields }),
  /** Replaces a text wherever it occurs in the script. */
  z.object({
    kind: z.literal("replace"),
    field: textFieldSchema,
    find: textSchema.min(1, "Please write what to look for.").max(200),
    replacement: textSchema.max(SCRIPT_LIMITS.maxChars),
    matchCase: z.boolean().default(false),
    wholeWords: z.boolean().default(false),
  }),
]);
/** One thing a user does to a script. */
export type Edit = z.infer<typeof editSchema>;
export type EditOf<K extends Edit["kind"]> = Extract<Edit, { kind: K }>;

/** How a step of the history came about. */
export const EDIT_KINDS = [
  "change",
  "split",
  "merge",
  "moveWords",
  "remove",
  "add",
  "speaker",
  "addSpeaker",
  "replace",
  "record",
  "import",
  "restore",
  "glossary",
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];
