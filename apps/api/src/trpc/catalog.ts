import { languageCodeSchema, languageSchema, voiceSchema } from "@dubdeck/domain";
import { z } from "zod";
import { pending, publicProcedure, router } from "./trpc.ts";

export const catalogRouter = router({
  languages: publicProcedure.output(z.array(languageSchema)).query(pending),
  voices: publicProcedure
    .input(z.object({ lang: languageCodeSchema.optional() }))
    .output(z.array(voiceSchema))
    .query(pending),
});
