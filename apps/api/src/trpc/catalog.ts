import { languageCodeSchema, languageSchema, voiceSchema } from "@dubdeck/domain";
import { z } from "zod";
import { sampleOfVoice } from "../use-cases/catalog/sample-of-voice.ts";
import { listVoices } from "../use-cases/catalog/list-voices.ts";
import { publicProcedure, router } from "./trpc.ts";

export const catalogRouter = router({
  languages: publicProcedure
    .output(z.array(languageSchema))
    .query(({ ctx }) => ctx.deps.catalog.languages()),

  /** What the caller may choose; a visitor sees the starter's voices. */
  voices: publicProcedure
    .input(z.object({ lang: languageCodeSchema.optional() }))
    .output(z.array(voiceSchema))
    .query(({ ctx, input }) => listVoices(ctx.deps, ctx.identity?.user ?? null, input.lang)),

  /** Where a few words in one of these voices, or in a mix that is being tried, can be heard. */
  voiceSample: publicProcedure
    .input(z.object({ voice: z.string().max(100), language: languageCodeSchema.optional() }))
    .output(z.object({ url: z.string() }))
    .query(({ ctx, input }) => sampleOfVoice(ctx.deps, ctx.identity?.user ?? null, input)),
});
