import { Refusal } from "../links/check-target.ts";

export const TIMEOUT_MS = 15_000;

const BY_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: "The host was not found.",
  EAI_AGAIN: "The host could not be looked up.",
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection broke.",
  EHOSTUNREACH: "The host could not be reached.",
  ENETUNREACH: "The host could not be reached.",
  ETIMEDOUT: "The host could not be reached.",
};

/** Returns a sentence for the webhook's owner about a request without a response. */
export function describeError(error: unknown): string {
  if (error instanceof Refusal) {
    return "This URL leads to a private address or a port that is not allowed. Please use a public one.";
  }
  if (error instanceof Error && error.name === "TimeoutError") {
    return `There was no response within ${TIMEOUT_MS / 1000} seconds.`;
  }
  const code = codeOf(error);
  if (/CERT|TLS|SSL/.test(code)) return `The TLS connection failed (${code}).`;
  return BY_CODE[code] ?? `The request failed (${code || "unknown error"}).`;
}

/** Returns a sentence about a response that does not accept the event; null if it does. */
export function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return "The endpoint answered 410 Gone, so nothing more is sent to it.";
  if (status >= 300 && status < 400) {
    return `The endpoint answered ${status}. Redirects are not followed.`;
  }
  return `The endpoint answered ${status}.`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  // Aborting a request wraps the reason; several failed addresses come as one error.
  const { code, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  return code ?? (errors?.[0] ? codeOf(errors[0]) : "");
}
