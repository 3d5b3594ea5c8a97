import { z } from "zod";
import { textSchema, uuidSchema } from "./text.ts";

/** How many voices an account may keep. */
export const MAX_CUSTOM_VOICES = 20;

const nameSchema = textSchema.trim().min(1, "Please give the voice a name.").max(60);
const engineVoiceSchema = textSchema.min(1).max(40);

const mixShape = {
  first: engineVoiceSchema,
  second: engineVoiceSchema,
  /** Share of the first voice; the rest is the second's. */
  percent: z.int().min(1).max(99),
};

/** A voice that an account has mixed and named. */
export const customVoiceSchema = z.object({
  id: uuidSchema,
  name: nameSchema,
  /** What jobs carry as their voice: see mixId. */
  voice: z.string(),
  ...mixShape,
  createdAt: z.date(),
});
export type CustomVoice = z.infer<typeof customVoiceSchema>;

export const createCustomVoiceSchema = z
  .object({ name: nameSchema, ...mixShape })
  .refine(({ first, second }) => first !== second, "Please choose two different voices.");
export type CreateCustomVoice = z.infer<typeof createCustomVoiceSchema>;

export const renameCustomVoiceSchema = z.object({ name: nameSchema });
