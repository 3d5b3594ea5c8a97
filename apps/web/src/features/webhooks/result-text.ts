import type { DeliveryAttempt } from "@dubdeck/domain";

/** Describes the result of one attempt: "Accepted with 204 in 35 ms", "The endpoint answered 500. (12 ms)". */
export function resultText({ status, error, latencyMs }: DeliveryAttempt): string {
  return error === null
    ? `Accepted with ${status} in ${latencyMs} ms`
    : `${error} (${latencyMs} ms)`;
}
