import {
  apiKeySchema,
  createApiKeySchema,
  createdApiKeySchema,
  settingsSchema,
  updateSettingsSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { idSchema } from "./schemas.ts";
import { pending, router, settingsProcedure } from "./trpc.ts";

export const settingsRouter = router({
  get: settingsProcedure.output(settingsSchema).query(pending),
  update: settingsProcedure.input(updateSettingsSchema).output(settingsSchema).mutation(pending),
  apiKeys: router({
    list: settingsProcedure.output(z.array(apiKeySchema)).query(pending),
    create: settingsProcedure
      .input(createApiKeySchema)
      .output(createdApiKeySchema)
      .mutation(pending),
    revoke: settingsProcedure.input(idSchema).output(z.void()).mutation(pending),
  }),
});
