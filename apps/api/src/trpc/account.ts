import { notificationsSchema, removeAccountSchema } from "@dubdeck/domain";
import { z } from "zod";
import { getNotifications, updateNotifications } from "../use-cases/account/notifications.ts";
import { removeAccount } from "../use-cases/account/remove-account.ts";
import { router, userProcedure } from "./trpc.ts";

export const accountRouter = router({
  remove: userProcedure
    .input(removeAccountSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeAccount(ctx.deps, ctx.user, input.confirmEmail)),

  notifications: userProcedure
    .output(notificationsSchema)
    .query(({ ctx }) => getNotifications(ctx.deps, ctx.user)),

  updateNotifications: userProcedure
    .input(notificationsSchema)
    .output(notificationsSchema)
    .mutation(({ ctx, input }) => updateNotifications(ctx.deps, ctx.user, input)),
});
