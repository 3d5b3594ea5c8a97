import { billingStatusSchema, checkoutPlanSchema } from "@dubdeck/domain";
import { z } from "zod";
import { getBillingStatus, openPortal, startCheckout } from "../use-cases/billing/subscription.ts";
import { urlSchema } from "./schemas.ts";
import { router, userProcedure } from "./trpc.ts";

export const billingRouter = router({
  status: userProcedure
    .output(billingStatusSchema)
    .query(({ ctx }) => getBillingStatus(ctx.deps, ctx.user)),

  checkout: userProcedure
    .input(z.object({ plan: checkoutPlanSchema }))
    .output(z.object({ checkoutUrl: z.string() }))
    .mutation(({ ctx, input }) => startCheckout(ctx.deps, ctx.user, input.plan)),

  portal: userProcedure.output(urlSchema).mutation(({ ctx }) => openPortal(ctx.deps, ctx.user)),
});
