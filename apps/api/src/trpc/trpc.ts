import { AppError, type ErrorCode, PLANS } from "@dubdeck/domain";
import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { ZodError } from "zod";
import type { Identity } from "../use-cases/auth/authenticate.ts";
import type { Deps } from "../deps.ts";
import { describeProblem, isOurFault, toAppError } from "../errors.ts";

export interface Context {
  readonly deps: Deps;
  /** Null for a visitor, or if the token is unknown or expired. */
  readonly identity: Identity | null;
  /** The caller's network, by which rate limits count. */
  readonly network: string;
  readonly requestId: string;
  readonly setHeader: (name: string, value: string) => void;
}

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  errorFormatter({ shape, error, ctx }) {
    const { code, current } = appErrorOf(error);
    const { httpStatus, path } = shape.data;
    const requestId = ctx?.requestId;
    return { ...shape, data: { code, httpStatus, path, requestId, ...(current && { current }) } };
  },
});

export const router = t.router;

/** Maps every error to one of our error codes, with a message that a toast can show. */
const withAppErrors = t.middleware(async ({ ctx, next, path }) => {
  const result = await next();
  if (result.ok) return result;
  const error = appErrorOf(result.error);
  if (isOurFault(error)) {
    ctx.deps.log.error({ err: error.cause ?? error, path, requestId: ctx.requestId }, error.code);
  }
  if (error.retryAfterSeconds !== undefined) {
    ctx.setHeader("retry-after", String(error.retryAfterSeconds));
  }
  throw toTrpcError(error);
});

/** Converts any error to a TRPCError with the status of its code. */
export function toTrpcError(error: unknown): TRPCError {
  const cause = toAppError(error);
  return new TRPCError({ code: TRPC_CODES[cause.code], message: cause.message, cause });
}

/** Procedure that anyone may call. */
export const publicProcedure = t.procedure.use(withAppErrors);

/** Procedure for signed-in users. Throws UNAUTHORIZED without a session. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => {
  const { identity } = ctx;
  if (!identity?.sessionId) throw new AppError("UNAUTHORIZED", "Please sign in.");
  return next({ ctx: { identity, user: identity.user, sessionId: identity.sessionId } });
});

/** Procedure for users whose plan includes settings. Throws PLAN_REQUIRED. */
export const settingsProcedure = userProcedure.use(({ ctx, next }) => {
  if (!PLANS[ctx.user.plan].settings) {
    throw new AppError("PLAN_REQUIRED", "Settings are part of the Enterprise plan.");
  }
  return next();
});

/** Unwraps the error that tRPC wrapped, or converts tRPC's own. */
function appErrorOf(error: TRPCError): AppError {
  const { cause, code } = error;
  if (cause instanceof AppError) return cause;
  if (code === "BAD_REQUEST" && cause instanceof ZodError && cause.issues[0]) {
    return new AppError("BAD_REQUEST", describeProblem(cause.issues[0]));
  }
  const known = CODES_OF_TRPC[code];
  return known ? new AppError(known, error.message) : toAppError(cause ?? error);
}

const TRPC_CODES = {
  BAD_REQUEST: "BAD_REQUEST",
  UNAUTHORIZED: "UNAUTHORIZED",
  QUOTA_EXCEEDED: "PAYMENT_REQUIRED",
  PLAN_REQUIRED: "FORBIDDEN",
  NOT_FOUND: "NOT_FOUND",
  CONFLICT: "CONFLICT",
  TOO_LARGE: "PAYLOAD_TOO_LARGE",
  UNSUPPORTED_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  UNPROCESSABLE: "UNPROCESSABLE_CONTENT",
  RATE_LIMITED: "TOO_MANY_REQUESTS",
  INTERNAL: "INTERNAL_SERVER_ERROR",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
} as const satisfies Record<ErrorCode, TRPCError["code"]>;

/** Codes of tRPC's own errors, such as unknown procedures, wrong methods and malformed JSON. */
const CODES_OF_TRPC: Partial<Record<TRPCError["code"], ErrorCode>> = {
  PARSE_ERROR: "BAD_REQUEST",
  BAD_REQUEST: "BAD_REQUEST",
  NOT_FOUND: "NOT_FOUND",
  METHOD_NOT_SUPPORTED: "BAD_REQUEST",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_TYPE",
  PAYLOAD_TOO_LARGE: "TOO_LARGE",
};
