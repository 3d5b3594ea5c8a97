import { accountExportSchema, removeAccountSchema } from "@dubdeck/domain";
import { z } from "zod";
import { pending, router, userProcedure } from "./trpc.ts";

export const accountRouter = router({
  exportData: userProcedure.output(accountExportSchema).query(pending),
  remove: userProcedure.input(removeAccountSchema).output(z.void()).mutation(pending),
});
