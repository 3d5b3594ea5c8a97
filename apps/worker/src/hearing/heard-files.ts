import { linesSchema, speakerSchema, speakerTurnSchema } from "@dubdeck/dubbing";
import { z } from "zod";

/** What an earlier version kept in another form is as good as not there. */
const orNothing = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

/** The cuts of a video. */
export const chunksFileSchema = orNothing(
  z.array(z.object({ index: z.int(), startMs: z.int(), endMs: z.int() })),
);

/** Who speaks when in a video. */
export const turnsFileSchema = orNothing(
  z.object({ speakers: z.array(speakerSchema), turns: z.array(speakerTurnSchema) }),
);

const heardFileSchema = z.object({
  /** The language that was heard. */
  spoken: z.string(),
  /** Whether it was written down as it was spoken, or in English at once. */
  task: z.enum(["transcribe", "translate"]),
  /** The spoken language where enough was heard to be sure. */
  sure: z.string().nullable(),
  lines: linesSchema,
});
/** What was heard of a chunk, for all dubs of its video. */
export type HeardFile = z.infer<typeof heardFileSchema>;
export const storedHeardSchema = orNothing(heardFileSchema);
