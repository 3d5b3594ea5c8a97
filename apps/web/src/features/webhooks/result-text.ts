import type { DeliveryAttempt } from "@dubdeck/domain";

/** Describes the result of one attempt: "accepted with 204 in 35 ms", "The endpoint answered 500. (12 ms)". */
export function resultText({ status, error, latencyMs }: DeliveryAttempt): string {
  return error === null
    ? `accepted with ${status} in ${latencyMs} ms`
    : `${error} (${latencyMs} ms)`;
}
