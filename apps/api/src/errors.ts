import { AppError, HTTP_STATUS, OUR_FAULT } from "@dubdeck/domain";
import type { FastifyError, FastifyInstance } from "fastify";
import { snakeKeys } from "./rest/wire.ts";
import { isResponseSerializationError } from "fastify-type-provider-zod";

/** Converts any error to one that is safe to show; unexpected ones become INTERNAL or UNAVAILABLE. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isCode(error, FOREIGN_KEY_VIOLATION)) return new AppError("NOT_FOUND", REMOVED);
  if (isOutage(error)) return new AppError("UNAVAILABLE", UNAVAILABLE, { cause: error });
  return new AppError("INTERNAL", OUR_FAULT, { cause: error });
}

/** Returns true for server-side faults (5xx), which need to be logged. */
export const isOurFault = (error: AppError): boolean => HTTP_STATUS[error.code] >= 500;

/**
 * Describes a validation problem. Our own messages are full sentences and returned unchanged; zod's
 * get the field's name in front, unless they already contain it.
 */
export function describeProblem({ path, message }: Problem): string {
  if (message.endsWith(".")) return message;
  const field = path.join(".");
  return letters(message).includes(letters(field)) ? message : `${field}: ${message}`;
}

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const UNAVAILABLE = "The service is not available right now. Please try again in a moment.";
const REMOVED = "This has just been removed.";

/** PostgreSQL's code when the row that a new row refers to was deleted after it was looked up. */
const FOREIGN_KEY_VIOLATION = "23503";

const isCode = (error: unknown, code: string): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === code;

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** Returns true for PostgreSQL's error classes 08, 40, 53 and 57P, broken sockets and timeouts. */
function isOutage(error: unknown): boolean {
  const { name, code, message } = (error ?? {}) as Record<string, unknown>;
  if (name === "TimeoutError") return true;
  if (typeof code === "string" && /^(08|40|53|57P)|^E(CONN|HOST|PIPE|TIMEDOUT)/.test(code))
    return true;
  return (
    typeof message === "string" && /^(Connection terminated|timeout exceeded when)/i.test(message)
  );
}

/** Answers every error as `{message, code, request_id}` and logs server-side faults. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = fromFastify(thrown) ?? toAppError(thrown);
    if (isOurFault(error)) request.log.error({ err: error.cause ?? error }, error.code);
    if (error.retryAfterSeconds !== undefined) {
      reply.header("retry-after", String(error.retryAfterSeconds));
    }
    const { message, code, current } = error;
    return reply
      .code(HTTP_STATUS[code])
      .type("application/json")
      .serializer(JSON.stringify)
      .send({
        message,
        code,
        request_id: request.id,
        ...(current && { current: snakeKeys(current) }),
      });
  });
}

/** Converts Fastify's own errors: bodies that are too large, not JSON, or do not match the schema. */
function fromFastify(error: FastifyError): AppError | null {
  if (isResponseSerializationError(error)) return null;
  const [problem] = error.validation ?? [];
  if (problem) {
    const { instancePath, message = "is not valid" } = problem;
    const path = instancePath.split("/").filter(Boolean);
    return new AppError("BAD_REQUEST", describeProblem({ path, message }));
  }
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") {
    return new AppError("TOO_LARGE", "The request is too large.");
  }
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return new AppError("UNSUPPORTED_TYPE", "Please send JSON (content-type: application/json).");
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new AppError("BAD_REQUEST", error.message) : null;
}
