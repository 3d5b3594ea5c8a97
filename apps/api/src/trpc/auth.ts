import {
  authResultSchema,
  changePasswordSchema,
  credentialsSchema,
  loginSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  userSchema,
  verifyEmailSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { changePassword } from "../use-cases/auth/change-password.ts";
import { logIn } from "../use-cases/auth/log-in.ts";
import { logOut, logOutEverywhere } from "../use-cases/auth/log-out.ts";
import { register } from "../use-cases/auth/register.ts";
import { requestPasswordReset } from "../use-cases/auth/request-password-reset.ts";
import { resetPassword } from "../use-cases/auth/reset-password.ts";
import { resendVerification } from "../use-cases/auth/send-verification.ts";
import { verifyEmail } from "../use-cases/auth/verify-email.ts";
import { publicProcedure, router, userProcedure } from "./trpc.ts";

export const authRouter = router({
  register: publicProcedure
    .input(credentialsSchema)
    .output(authResultSchema)
    .mutation(({ ctx, input }) => register(ctx.deps, ctx.network, input)),

  login: publicProcedure
    .input(loginSchema)
    .output(authResultSchema)
    .mutation(({ ctx, input }) => logIn(ctx.deps, ctx.network, input)),

  logout: userProcedure.output(z.void()).mutation(({ ctx }) => logOut(ctx.deps, ctx.sessionId)),

  logoutEverywhere: userProcedure
    .output(z.void())
    .mutation(({ ctx }) => logOutEverywhere(ctx.deps, ctx.user.id)),

  me: userProcedure.output(z.object({ user: userSchema })).query(({ ctx }) => ({ user: ctx.user })),

  /** Ends all sessions and returns the token of a new one. */
  changePassword: userProcedure
    .input(changePasswordSchema)
    .output(z.object({ token: z.string() }))
    .mutation(({ ctx, input }) => changePassword(ctx.deps, ctx.user, input)),

  requestPasswordReset: publicProcedure
    .input(requestPasswordResetSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.deps, ctx.network, input.email)),

  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, ctx.network, input)),

  verifyEmail: publicProcedure
    .input(verifyEmailSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => verifyEmail(ctx.deps, ctx.network, input.token)),

  resendVerification: userProcedure
    .output(z.void())
    .mutation(({ ctx }) => resendVerification(ctx.deps, ctx.user)),
});
