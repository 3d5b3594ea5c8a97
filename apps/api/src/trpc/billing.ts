import { checkoutPlanSchema } from "@dubdeck/domain";
import { z } from "zod";
import { urlSchema } from "./schemas.ts";
import { pending, router, userProcedure } from "./trpc.ts";

export const billingRouter = router({
  checkout: userProcedure
    .input(z.object({ plan: checkoutPlanSchema }))
    .output(z.object({ checkoutUrl: z.string() }))
    .mutation(pending),
  portal: userProcedure.output(urlSchema).mutation(pending),
});
