import { createImportSchema, importSchema } from "@dubdeck/domain";
import { z } from "zod";
import { cancelImport } from "../use-cases/imports/cancel-import.ts";
import { createImport } from "../use-cases/imports/create-import.ts";
import { getImport, listActiveImports } from "../use-cases/imports/read-imports.ts";
import { idSchema } from "./schemas.ts";
import { router, userProcedure } from "./trpc.ts";

export const importsRouter = router({
  create: userProcedure
    .input(createImportSchema)
    .output(importSchema)
    .mutation(({ ctx, input }) => createImport(ctx.deps, ctx.user, input)),

  get: userProcedure
    .input(idSchema)
    .output(importSchema)
    .query(({ ctx, input }) => getImport(ctx.deps, ctx.user, input.id)),

  active: userProcedure
    .output(z.array(importSchema))
    .query(({ ctx }) => listActiveImports(ctx.deps, ctx.user)),

  cancel: userProcedure
    .input(idSchema)
    .output(importSchema)
    .mutation(({ ctx, input }) => cancelImport(ctx.deps, ctx.user, input.id)),
});
