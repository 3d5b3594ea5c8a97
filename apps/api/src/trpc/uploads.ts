import { signUploadSchema, uploadTargetSchema } from "@dubdeck/domain";
import { pending, router, userProcedure } from "./trpc.ts";

export const uploadsRouter = router({
  sign: userProcedure.input(signUploadSchema).output(uploadTargetSchema).mutation(pending),
});
