import { z } from "zod";
import { languageCodeSchema } from "./language.ts";

export const voiceSchema = z.object({
  /** The engine's own id, for example `ef_dora`. */
  id: z.string(),
  name: z.string(),
  gender: z.enum(["female", "male", "neutral"]),
  style: z.string(),
  language: languageCodeSchema,
});
export type Voice = z.infer<typeof voiceSchema>;
