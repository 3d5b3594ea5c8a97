import { languageCodeSchema, languageSchema, voiceSchema } from "@dubdeck/domain";
import { z } from "zod";
import { listVoices } from "../use-cases/catalog/list-voices.ts";
import { publicProcedure, router } from "./trpc.ts";

export const catalogRouter = router({
  languages: publicProcedure
    .output(z.array(languageSchema))
    .query(({ ctx }) => ctx.deps.catalog.languages()),

  /** What the caller's plan offers; a visitor sees the starter's voices. */
  voices: publicProcedure
    .input(z.object({ lang: languageCodeSchema.optional() }))
    .output(z.array(voiceSchema))
    .query(({ ctx, input }) =>
      listVoices(ctx.deps, ctx.identity?.user.plan ?? "starter", input.lang),
    ),
});
