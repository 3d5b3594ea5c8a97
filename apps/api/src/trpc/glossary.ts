import { glossaryTermSchema, newTermSchema, termPatchSchema, uuidSchema } from "@dubdeck/domain";
import { z } from "zod";
import {
  addTerm,
  changeTerm,
  listTerms,
  removeTerm,
  touchedLines,
} from "../use-cases/glossary/glossary.ts";
import { idSchema } from "./schemas.ts";
import { router, userProcedure } from "./trpc.ts";

/** The words that an account wants translated or pronounced in its own way. */
export const glossaryRouter = router({
  list: userProcedure
    .output(z.array(glossaryTermSchema))
    .query(({ ctx }) => listTerms(ctx.deps, ctx.user)),

  add: userProcedure
    .input(newTermSchema)
    .output(glossaryTermSchema)
    .mutation(({ ctx, input }) => addTerm(ctx.deps, ctx.user, input)),

  update: userProcedure
    .input(termPatchSchema.and(idSchema))
    .output(glossaryTermSchema)
    .mutation(({ ctx, input }) => changeTerm(ctx.deps, ctx.user, input)),

  remove: userProcedure
    .input(idSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeTerm(ctx.deps, ctx.user, input.id)),

  /** How many lines of a script a term would touch; asked before it is added. */
  touches: userProcedure
    .input(z.object({ jobId: uuidSchema, term: newTermSchema }))
    .output(z.object({ lines: z.int() }))
    .query(({ ctx, input }) => touchedLines(ctx.deps, ctx.user, input)),
});
