import { siteConfigSchema } from "@dubdeck/domain";
import { publicProcedure, router } from "./trpc.ts";

export const siteRouter = router({
  config: publicProcedure.output(siteConfigSchema).query(({ ctx }) => ctx.deps.site),
});
