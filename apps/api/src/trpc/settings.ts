import {
  apiKeySchema,
  createApiKeySchema,
  createdApiKeySchema,
  moveFilesSchema,
  settingsSchema,
  updateSettingsSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { createApiKey, listKeys, revokeKey } from "../use-cases/settings/api-keys.ts";
import { moveFiles } from "../use-cases/settings/move-files.ts";
import { getSettings, updateSettings } from "../use-cases/settings/settings.ts";
import { idSchema } from "./schemas.ts";
import { router, settingsProcedure } from "./trpc.ts";

const apiKeysRouter = router({
  list: settingsProcedure
    .output(z.array(apiKeySchema))
    .query(({ ctx }) => listKeys(ctx.deps, ctx.user)),

  create: settingsProcedure
    .input(createApiKeySchema)
    .output(createdApiKeySchema)
    .mutation(({ ctx, input }) => createApiKey(ctx.deps, ctx.user, input)),

  revoke: settingsProcedure
    .input(idSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => revokeKey(ctx.deps, ctx.user, input.id)),
});

export const settingsRouter = router({
  get: settingsProcedure.output(settingsSchema).query(({ ctx }) => getSettings(ctx.deps, ctx.user)),

  update: settingsProcedure
    .input(updateSettingsSchema)
    .output(settingsSchema)
    .mutation(({ ctx, input }) => updateSettings(ctx.deps, ctx.user, input)),

  moveFiles: settingsProcedure
    .input(moveFilesSchema)
    .output(settingsSchema)
    .mutation(({ ctx, input }) => moveFiles(ctx.deps, ctx.user, input.region)),

  apiKeys: apiKeysRouter,
});
