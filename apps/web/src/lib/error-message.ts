/**
 * The fields of tRPC's client error read here; importing its class would bundle the whole client.
 */
interface TrpcError extends Error {
  readonly shape?: unknown;
  readonly data?: { readonly httpStatus?: number } | null;
  readonly meta?: { readonly response?: Response; readonly responseJSON?: unknown };
}

/** Returns the message to show: the server's, or `fallback` if there is none. */
export function errorMessage(error: unknown, fallback: string): string {
  if (isTrpcError(error)) return trpcMessage(error) || fallback;
  return (error instanceof Error && error.message) || fallback;
}

/**
 * Returns the error message of a failed plain HTTP response; `HTTP <status>` if it has none,
 * "Network error" if the body is not JSON.
 */
export async function responseMessage(response: Response): Promise<string> {
  try {
    return messageOf(await response.json(), response.status);
  } catch {
    return "Network error";
  }
}

/**
 * Returns whether the server rejected the request (4xx except 408 and 429), so that retrying will
 * not help.
 */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Returns whether a call failed because the server was unreachable, busy or broken. */
export const isServiceFailure = (error: unknown): boolean =>
  isTrpcError(error) && !isRefusal(error);

export const isUnauthorized = (error: unknown): boolean => statusOf(error) === 401;
/** Returns whether the plan's minutes or storage are exhausted (402). */
export const isQuotaExceeded = (error: unknown): boolean => statusOf(error) === 402;
/** Returns whether the request contradicts what the server has (409). */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409;
/** Returns whether nothing has this id; the server answers malformed ids with 400. */
export function isNotFound(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}

function trpcMessage(error: TrpcError): string {
  if (error.shape) return error.message;
  const { responseJSON, response } = error.meta ?? {};
  return responseJSON === undefined
    ? "Network error"
    : messageOf(responseJSON, response?.status ?? 0);
}

function messageOf(body: unknown, status: number): string {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === "string" && message ? message : `HTTP ${status}`;
}

function statusOf(error: unknown): number | null {
  if (!isTrpcError(error)) return null;
  return error.data?.httpStatus ?? error.meta?.response?.status ?? null;
}

function isTrpcError(error: unknown): error is TrpcError {
  return error instanceof Error && error.name === "TRPCClientError";
}
