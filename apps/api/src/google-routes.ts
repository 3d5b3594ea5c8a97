import { AppError, SESSION_DAYS, textSchema, NO_GOOGLE } from "@dubdeck/domain";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "./deps.ts";
import { toAppError } from "./errors.ts";
import { signInWithGoogle } from "./use-cases/auth/sign-in-with-google.ts";

const COOKIES = { state: "google-state", verifier: "google-verifier" } as const;
const TEN_MINUTES = 600;
const callbackSchema = z.object({ code: textSchema.min(1), state: textSchema.min(1) });

/** Adds sign-in with Google: /auth/google redirects to Google, the callback signs the user in. */
export async function googleRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const { google, site } = deps;
  const secure = site.publicUrl.startsWith("https:");
  const own = { httpOnly: true, sameSite: "lax", secure, path: "/auth/google" } as const;

  app.get("/auth/google", { schema: { hide: true } }, (_request, reply) => {
    if (!google) return reply.redirect(loginPage(NO_GOOGLE));
    const { url, state, verifier } = google.start();
    return reply
      .setCookie(COOKIES.state, state, { ...own, maxAge: TEN_MINUTES })
      .setCookie(COOKIES.verifier, verifier, { ...own, maxAge: TEN_MINUTES })
      .redirect(url.href);
  });

  app.get("/auth/google/callback", { schema: { hide: true } }, async (request, reply) => {
    const state = request.cookies[COOKIES.state];
    const verifier = request.cookies[COOKIES.verifier];
    reply.clearCookie(COOKIES.state, own).clearCookie(COOKIES.verifier, own);
    try {
      const query = callbackSchema.safeParse(request.query);
      if (!google || !query.success || !state || !verifier || query.data.state !== state) {
        throw new AppError("UNAUTHORIZED", "The sign-in was not finished. Please try again.");
      }
      const token = await signInWithGoogle(deps, google, { code: query.data.code, verifier });
      // The site's script reads this cookie, so it cannot be HttpOnly.
      return await reply
        .setCookie("auth-token", token, {
          path: "/",
          maxAge: SESSION_DAYS * 86_400,
          sameSite: "lax",
          secure,
        })
        .redirect("/app");
    } catch (thrown) {
      const error = toAppError(thrown);
      request.log.warn({ err: error.cause ?? error }, "Google sign-in failed");
      return await reply.redirect(loginPage(error.message));
    }
  });
}

/** Returns the login page's URL with an error message to show. */
const loginPage = (error: string): string => `/login?error=${encodeURIComponent(error)}`;
