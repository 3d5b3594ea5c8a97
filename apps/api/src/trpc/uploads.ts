import { signUploadSchema, uploadTargetSchema } from "@dubdeck/domain";
import { signUpload } from "../use-cases/uploads/sign-upload.ts";
import { router, userProcedure } from "./trpc.ts";

export const uploadsRouter = router({
  sign: userProcedure
    .input(signUploadSchema)
    .output(uploadTargetSchema)
    .mutation(({ ctx, input }) => signUpload(ctx.deps, ctx.user, input)),
});
