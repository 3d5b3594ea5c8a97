import { AppError } from "@dubdeck/domain";
import { Stripe } from "stripe";

/** Creates a client for Stripe, or for a compatible server at `apiBase` such as stripe-mock. */
export function createStripeClient(secretKey: string, apiBase: string | undefined): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(apiBase ? address(apiBase) : {}),
  });
}

function address(apiBase: string): Pick<Stripe.StripeConfig, "protocol" | "host" | "port"> {
  const { protocol, hostname, port } = new URL(apiBase);
  const kind = protocol === "http:" ? "http" : "https";
  return { protocol: kind, host: hostname, port: port || (kind === "http" ? 80 : 443) };
}

/** Awaits a call to Stripe. Throws UNAVAILABLE, with Stripe's error as its cause, if it fails. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw unavailable(error);
  }
}

/** Awaits a cancellation; ignores the error if the subscription no longer exists. */
export const ignoreIfEnded = (call: Promise<unknown>): Promise<void> =>
  ignoreIf(call, (error) => error.code === "resource_missing");

/** Awaits a session's expiry; ignores the error if the session was paid, has expired or is gone. */
export const ignoreIfClosed = (call: Promise<unknown>): Promise<void> => ignoreIf(call, () => true);

async function ignoreIf(
  call: Promise<unknown>,
  isExpected: (error: Stripe.errors.StripeInvalidRequestError) => boolean,
): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && isExpected(error)) return;
    throw unavailable(error);
  }
}

const unavailable = (cause: unknown): AppError =>
  new AppError(
    "UNAVAILABLE",
    "The payment service can't be reached right now. Please try again in a moment.",
    { cause },
  );
