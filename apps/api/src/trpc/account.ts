import { accountExportSchema, removeAccountSchema } from "@dubdeck/domain";
import { z } from "zod";
import { exportData } from "../use-cases/account/export-data.ts";
import { removeAccount } from "../use-cases/account/remove-account.ts";
import { router, userProcedure } from "./trpc.ts";

export const accountRouter = router({
  exportData: userProcedure
    .output(accountExportSchema)
    .query(({ ctx }) => exportData(ctx.deps, ctx.user)),

  remove: userProcedure
    .input(removeAccountSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeAccount(ctx.deps, ctx.user, input.confirmEmail)),
});
