import { z } from "zod";
import { dataRegionStateSchema } from "./data-region.ts";
import { languageCodeSchema } from "./language.ts";
import { textSchema, uuidSchema } from "./text.ts";

/** Data of the enterprise settings page; null means no default. */
export const settingsSchema = z.object({
  email: z.string(),
  defaultLanguage: languageCodeSchema.nullable(),
  defaultVoice: textSchema.max(100).nullable(),
  /** Null if all files are stored in one place, so that there is no choice. */
  dataRegion: dataRegionStateSchema.nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Omitted fields stay unchanged. */
export const updateSettingsSchema = settingsSchema
  .omit({ email: true, dataRegion: true })
  .partial();
export type UpdateSettings = z.infer<typeof updateSettingsSchema>;

export const apiKeySchema = z.object({
  id: uuidSchema,
  name: z.string(),
  /** The key's first characters, to identify it in the list. */
  prefix: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKeySchema = z.object({
  name: textSchema.trim().min(1, "Please give the key a name.").max(100),
});

/** A new key; the only response that includes the full key. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
