import { credentialsSchema, loginSchema, verifyEmailSchema } from "@dubdeck/domain";
import { z } from "zod";
import { logIn } from "../use-cases/auth/log-in.ts";
import { logOut } from "../use-cases/auth/log-out.ts";
import { register } from "../use-cases/auth/register.ts";
import { resendVerification } from "../use-cases/auth/send-verification.ts";
import { verifyEmail } from "../use-cases/auth/verify-email.ts";
import { networkOf } from "../network.ts";
import { answers, callerOf, type RestRoutes, sessionOf } from "./route.ts";
import { restUserSchema, toRestUser } from "./schemas.ts";

const tags = ["Accounts"];
const authSchema = z.object({ token: z.string(), user: restUserSchema });

export const authRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "POST",
    url: "/auth/register",
    schema: {
      tags,
      summary: "Open an account",
      body: credentialsSchema,
      response: answers(201, authSchema, ["BAD_REQUEST", "CONFLICT", "RATE_LIMITED"]),
    },
    handler: async (request, reply) => {
      const { token, user } = await register(deps, networkOf(request.ip), request.body);
      return reply.code(201).send({ token, user: toRestUser(user) });
    },
  });

  app.route({
    method: "POST",
    url: "/auth/login",
    schema: {
      tags,
      summary: "Sign in",
      body: loginSchema,
      response: answers(200, authSchema, ["BAD_REQUEST", "UNAUTHORIZED", "RATE_LIMITED"]),
    },
    handler: async (request) => {
      const { token, user } = await logIn(deps, networkOf(request.ip), request.body);
      return { token, user: toRestUser(user) };
    },
  });

  app.route({
    method: "POST",
    url: "/auth/logout",
    config: { access: "session" },
    schema: {
      tags,
      summary: "End the session",
      response: answers(200, z.object({}), ["UNAUTHORIZED"]),
    },
    handler: async (request) => {
      await logOut(deps, sessionOf(request).sessionId);
      return {};
    },
  });

  app.route({
    method: "GET",
    url: "/auth/me",
    config: { access: "user" },
    schema: {
      tags,
      summary: "Who the token speaks for",
      response: answers(200, z.object({ user: restUserSchema }), ["UNAUTHORIZED"]),
    },
    handler: async (request) => ({ user: toRestUser(callerOf(request).user) }),
  });

  app.route({
    method: "POST",
    url: "/auth/verify-email",
    schema: {
      tags,
      summary: "Confirm the e-mail address with the mailed link's token",
      body: verifyEmailSchema,
      response: answers(200, z.object({}), ["BAD_REQUEST", "RATE_LIMITED"]),
    },
    handler: async (request) => {
      await verifyEmail(deps, networkOf(request.ip), request.body.token);
      return {};
    },
  });

  app.route({
    method: "POST",
    url: "/auth/verify-email/resend",
    config: { access: "session" },
    schema: {
      tags,
      summary: "Mail the link that confirms the e-mail address once more",
      response: answers(200, z.object({}), [
        "UNAUTHORIZED",
        "CONFLICT",
        "RATE_LIMITED",
        "UNAVAILABLE",
      ]),
    },
    handler: async (request) => {
      await resendVerification(deps, callerOf(request).user);
      return {};
    },
  });
};
