import { AppError, type ErrorCode, HTTP_STATUS, uuidSchema } from "@dubdeck/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z, type ZodType } from "zod";
import { authenticate, bearerToken, type Identity } from "../use-cases/auth/authenticate.ts";
import type { Deps } from "../deps.ts";
import { restErrorSchema } from "./schemas.ts";

/** Who may call a route: anyone, a session or API key, or a session only. */
type Access = "public" | "user" | "session";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    identity: Identity | null;
  }
}

type RestApp = ReturnType<typeof asRestApp>;

/** Returns the app with handlers typed by their zod schemas. */
export const asRestApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

export type RestRoutes = (app: RestApp, deps: Deps) => void;

/**
 * Returns a hook that authenticates the bearer token before the rest of the request is read. Throws
 * UNAUTHORIZED if the route needs a user or a session and the token gives none.
 */
export function requireAccess({ db, sessions }: Deps) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const { access = "public" } = request.routeOptions.config;
    const token = bearerToken(request.headers.authorization);
    request.identity = token ? await authenticate({ db, sessions }, token) : null;
    if (access === "public") return;
    if (!request.identity) {
      throw new AppError("UNAUTHORIZED", "Please sign in, or send a valid API key.");
    }
    if (access === "session" && !request.identity.sessionId) {
      throw new AppError("UNAUTHORIZED", "An API key cannot do this. Please sign in.");
    }
  };
}

/** Returns the caller of a route that is not public. Throws UNAUTHORIZED if there is none. */
export function callerOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new AppError("UNAUTHORIZED", "Please sign in.");
  return request.identity;
}

/** Returns the session on a route with access "session". Throws UNAUTHORIZED if there is none. */
export function sessionOf(request: FastifyRequest): { sessionId: string } {
  const { sessionId } = callerOf(request);
  if (!sessionId) throw new AppError("UNAUTHORIZED", "Please sign in.");
  return { sessionId };
}

/** Builds a route's documented responses: one success, and the errors it may return. */
export function answers<S extends number, T extends ZodType>(
  status: S,
  schema: T,
  errors: readonly ErrorCode[] = [],
) {
  const failures = errors.map((code) => [HTTP_STATUS[code], restErrorSchema]);
  return { ...Object.fromEntries(failures), [status]: schema } as Record<S, T>;
}

/** Path parameters with an id; any string passes, so that `idOf` can answer malformed ids with 404. */
export const idParams = z.object({ id: z.string().meta({ format: "uuid" }) });

/** Returns the id of a path. Throws NOT_FOUND if it is not a UUID. */
export function idOf({ id }: { id: string }): string {
  const parsed = uuidSchema.safeParse(id);
  if (!parsed.success) throw new AppError("NOT_FOUND", "There is nothing with this id.");
  return parsed.data;
}
