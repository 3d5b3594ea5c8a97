import { linesSchema, speakerSchema, speakerTurnSchema } from "@dubdeck/dubbing";
import { z } from "zod";

/** Treats a file in an earlier version's format as missing. */
const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

/** The chunks of a video. */
export const chunksFileSchema = orNull(
  z.array(z.object({ index: z.int(), startMs: z.int(), endMs: z.int() })),
);

/** Who speaks when in a video. */
export const turnsFileSchema = orNull(
  z.object({ speakers: z.array(speakerSchema), turns: z.array(speakerTurnSchema) }),
);

const heardFileSchema = z.object({
  /** The language that was detected. */
  spoken: z.string(),
  /** Whether the speech was transcribed in its own language or translated to English directly. */
  task: z.enum(["transcribe", "translate"]),
  /** The spoken language; null if too little speech was found to be sure. */
  sure: z.string().nullable(),
  lines: linesSchema,
});
/** A chunk's transcript, shared by all dubs of its video. */
export type HeardFile = z.infer<typeof heardFileSchema>;
export const storedHeardSchema = orNull(heardFileSchema);
