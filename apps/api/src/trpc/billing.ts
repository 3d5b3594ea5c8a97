import { checkoutPlanSchema } from "@dubdeck/domain";
import { z } from "zod";
import { openPortal } from "../use-cases/billing/open-portal.ts";
import { startCheckout } from "../use-cases/billing/start-checkout.ts";
import { urlSchema } from "./schemas.ts";
import { router, userProcedure } from "./trpc.ts";

export const billingRouter = router({
  checkout: userProcedure
    .input(z.object({ plan: checkoutPlanSchema }))
    .output(z.object({ checkoutUrl: z.string() }))
    .mutation(({ ctx, input }) => startCheckout(ctx.deps, ctx.user, input.plan)),

  portal: userProcedure.output(urlSchema).mutation(({ ctx }) => openPortal(ctx.deps, ctx.user)),
});
