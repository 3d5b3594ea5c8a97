import {
  authResultSchema,
  changePasswordSchema,
  credentialsSchema,
  loginSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  userSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { pending, publicProcedure, router, userProcedure } from "./trpc.ts";

export const authRouter = router({
  register: publicProcedure.input(credentialsSchema).output(authResultSchema).mutation(pending),
  login: publicProcedure.input(loginSchema).output(authResultSchema).mutation(pending),
  logout: userProcedure.output(z.void()).mutation(pending),
  logoutEverywhere: userProcedure.output(z.void()).mutation(pending),
  me: userProcedure.output(z.object({ user: userSchema })).query(pending),
  changePassword: userProcedure.input(changePasswordSchema).output(z.void()).mutation(pending),
  requestPasswordReset: publicProcedure
    .input(requestPasswordResetSchema)
    .output(z.void())
    .mutation(pending),
  resetPassword: publicProcedure.input(resetPasswordSchema).output(z.void()).mutation(pending),
});
