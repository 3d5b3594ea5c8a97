import { z } from "zod";
import { languageCodeSchema } from "./language.ts";
import { textSchema, uuidSchema } from "./text.ts";

/** What the enterprise settings page shows; null is no default. */
export const settingsSchema = z.object({
  email: z.string(),
  defaultLanguage: languageCodeSchema.nullable(),
  defaultVoice: textSchema.max(100).nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What is left out stays as it is. */
export const updateSettingsSchema = settingsSchema.omit({ email: true }).partial();
export type UpdateSettings = z.infer<typeof updateSettingsSchema>;

export const apiKeySchema = z.object({
  id: uuidSchema,
  name: z.string(),
  /** The first characters of the key, to recognise it by. */
  prefix: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKeySchema = z.object({
  name: textSchema.trim().min(1, "Please give the key a name.").max(100),
});

/** A new key, shown in full this one time. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
