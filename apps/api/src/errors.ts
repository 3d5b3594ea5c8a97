import { AppError, HTTP_STATUS } from "@dubdeck/domain";

/** What a caller is told; everything unexpected becomes a masked INTERNAL or UNAVAILABLE. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isCode(error, FOREIGN_KEY_VIOLATION)) return new AppError("NOT_FOUND", REMOVED);
  if (isOutage(error)) return new AppError("UNAVAILABLE", UNAVAILABLE, { cause: error });
  return new AppError("INTERNAL", INTERNAL, { cause: error });
}

/** Whether an engineer should hear of it. */
export const isOurFault = (error: AppError): boolean => HTTP_STATUS[error.code] >= 500;

/**
 * An input's problem. A sentence of ours says all; what a schema says by itself needs the name of
 * its field, unless it has it.
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
const REMOVED = "This has been removed a moment ago.";
const INTERNAL = "Something went wrong on our side. Please try again.";

/** PostgreSQL's: what a new row is about was removed between looking it up and adding the row. */
const FOREIGN_KEY_VIOLATION = "23503";

const isCode = (error: unknown, code: string): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === code;

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** PostgreSQL's classes 08, 40, 53 and 57P, sockets that break, and what took too long. */
function isOutage(error: unknown): boolean {
  const { name, code, message } = (error ?? {}) as Record<string, unknown>;
  if (name === "TimeoutError") return true;
  if (typeof code === "string" && /^(08|40|53|57P)|^E(CONN|HOST|PIPE|TIMEDOUT)/.test(code))
    return true;
  return (
    typeof message === "string" && /^(Connection terminated|timeout exceeded when)/i.test(message)
  );
}
