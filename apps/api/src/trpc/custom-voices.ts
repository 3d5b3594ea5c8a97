import {
  createCustomVoiceSchema,
  customVoiceSchema,
  renameCustomVoiceSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { createCustomVoice } from "../use-cases/voices/create-custom-voice.ts";
import { listCustomVoices } from "../use-cases/voices/list-custom-voices.ts";
import { removeCustomVoice } from "../use-cases/voices/remove-custom-voice.ts";
import { renameCustomVoice } from "../use-cases/voices/rename-custom-voice.ts";
import { idSchema } from "./schemas.ts";
import { router, userProcedure } from "./trpc.ts";

/** The account's custom voices. Samples, also of unsaved mixes, come from `catalog.voiceSample`. */
export const customVoicesRouter = router({
  list: userProcedure
    .output(z.array(customVoiceSchema))
    .query(({ ctx }) => listCustomVoices(ctx.deps, ctx.user)),

  create: userProcedure
    .input(createCustomVoiceSchema)
    .output(customVoiceSchema)
    .mutation(({ ctx, input }) => createCustomVoice(ctx.deps, ctx.user, input)),

  rename: userProcedure
    .input(renameCustomVoiceSchema.extend(idSchema.shape))
    .output(customVoiceSchema)
    .mutation(({ ctx, input }) => renameCustomVoice(ctx.deps, ctx.user, input)),

  remove: userProcedure
    .input(idSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeCustomVoice(ctx.deps, ctx.user, input.id)),
});
