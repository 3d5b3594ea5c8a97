import { z } from "zod";
import { textSchema, uuidSchema } from "./text.ts";

/** Maximum number of custom voices per account. */
export const MAX_CUSTOM_VOICES = 20;

const nameSchema = textSchema.trim().min(1, "Please give the voice a name.").max(60);
const engineVoiceSchema = textSchema.min(1).max(40);

const mixShape = {
  first: engineVoiceSchema,
  second: engineVoiceSchema,
  percent: z
    .int()
    .min(1)
    .max(99)
    .meta({ description: "Share of the first voice; the rest is the second's." }),
};

/** A voice that an account has mixed and named. */
export const customVoiceSchema = z.object({
  id: uuidSchema,
  name: nameSchema,
  voice: z.string().meta({
    description: "What jobs carry as their voice; it stays when the voice is renamed.",
  }),
  ...mixShape,
  createdAt: z.date(),
});
export type CustomVoice = z.infer<typeof customVoiceSchema>;

export const createCustomVoiceSchema = z
  .object({ name: nameSchema, ...mixShape })
  .refine(({ first, second }) => first !== second, "Please choose two different voices.");
export type CreateCustomVoice = z.infer<typeof createCustomVoiceSchema>;

export const renameCustomVoiceSchema = z.object({ name: nameSchema });
