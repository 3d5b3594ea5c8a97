/** The parts of tRPC's client error that are read here; its class would bring the whole client along. */
interface TrpcError extends Error {
  readonly shape?: unknown;
  readonly data?: { readonly httpStatus?: number } | null;
  readonly meta?: { readonly response?: Response; readonly responseJSON?: unknown };
}

/** The sentence for a toast: the server's message, or what stands in for it. */
export function errorMessage(error: unknown, fallback: string): string {
  if (isTrpcError(error)) return trpcMessage(error) || fallback;
  return (error instanceof Error && error.message) || fallback;
}

/** The message of a failed plain HTTP response. */
export async function responseMessage(response: Response): Promise<string> {
  try {
    return messageOf(await response.json(), response.status);
  } catch {
    return "Network error";
  }
}

/** Whether the server refused the request itself, so that asking again changes nothing. */
export function isAnswer(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Whether the server could not be asked, or could not answer. */
export const isUnanswered = (error: unknown): boolean => isTrpcError(error) && !isAnswer(error);

export const isUnauthorized = (error: unknown): boolean => statusOf(error) === 401;
/** Whether the plan's minutes or storage do not suffice. */
export const isQuotaExceeded = (error: unknown): boolean => statusOf(error) === 402;
/** Whether there is nothing of this id; a text that is no id at all is answered with 400. */
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
