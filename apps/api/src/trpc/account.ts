import { removeAccountSchema } from "@dubdeck/domain";
import { z } from "zod";
import { removeAccount } from "../use-cases/account/remove-account.ts";
import { router, userProcedure } from "./trpc.ts";

export const accountRouter = router({
  remove: userProcedure
    .input(removeAccountSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeAccount(ctx.deps, ctx.user, input.confirmEmail)),
});
