import { AppError } from "@dubdeck/domain";
import { Stripe } from "stripe";

/** Stripe's API, or another server at `apiBase` that speaks it, such as stripe-mock. */
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

/** Waits for a call. Throws UNAVAILABLE, with Stripe's own error as its cause, when it fails. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw unavailable(error);
  }
}

/** Waits for a subscription's end; one that Stripe no longer knows has ended. */
export const orEnded = (call: Promise<unknown>): Promise<void> =>
  orFine(call, (error) => error.code === "resource_missing");

/** Waits for a session's end; one that cannot expire was paid, has expired or is gone. */
export const orClosed = (call: Promise<unknown>): Promise<void> => orFine(call, () => true);

async function orFine(
  call: Promise<unknown>,
  isFine: (error: Stripe.errors.StripeInvalidRequestError) => boolean,
): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && isFine(error)) return;
    throw unavailable(error);
  }
}

const unavailable = (cause: unknown): AppError =>
  new AppError(
    "UNAVAILABLE",
    "The payment service can't be reached right now. Please try again in a moment.",
    { cause },
  );
