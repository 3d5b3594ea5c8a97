import { languageCodeSchema, languageSchema, voiceSchema } from "@dubdeck/domain";
import { z } from "zod";
import { sampleOfVoice } from "../use-cases/catalog/sample-of-voice.ts";
import { listVoices } from "../use-cases/catalog/list-voices.ts";
import { publicProcedure, router } from "./trpc.ts";

export const catalogRouter = router({
  languages: publicProcedure
    .output(z.array(languageSchema))
    .query(({ ctx }) => ctx.deps.catalog.languages()),

  /** Lists the voices the caller may choose; a visitor sees those of the starter plan. */
  voices: publicProcedure
    .input(z.object({ lang: languageCodeSchema.optional() }))
    .output(z.array(voiceSchema))
    .query(({ ctx, input }) => listVoices(ctx.deps, ctx.identity?.user ?? null, input.lang)),

  /** Returns the URL of a sample of one of these voices or of a mix, saved or not. */
  voiceSample: publicProcedure
    .input(z.object({ voice: z.string().max(100), language: languageCodeSchema.optional() }))
    .output(z.object({ url: z.string() }))
    .query(({ ctx, input }) => sampleOfVoice(ctx.deps, ctx.identity?.user ?? null, input)),
});
