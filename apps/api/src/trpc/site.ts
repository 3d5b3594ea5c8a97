import { siteConfigSchema } from "@dubdeck/domain";
import { pending, publicProcedure, router } from "./trpc.ts";

export const siteRouter = router({
  config: publicProcedure.output(siteConfigSchema).query(pending),
});
