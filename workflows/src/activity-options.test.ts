import { expect, it } from "vitest";
import { CPU, FETCH, INGEST, IO, MODEL, WEBHOOK } from "./activity-options.ts";

it.each(Object.entries({ CPU, FETCH, INGEST, IO, MODEL, WEBHOOK }))(
  "%s goes to another worker within 4 seconds of the death of its own",
  (_, { heartbeatTimeout, retry }) => {
    expect(secondsOf(heartbeatTimeout) + secondsOf(retry?.initialInterval)).toBeLessThanOrEqual(4);
  },
);

function secondsOf(duration: unknown): number {
  const [, amount, unit] = /^(\d+) (milliseconds|seconds?)$/.exec(String(duration)) ?? [];
  return Number(amount) / (unit === "milliseconds" ? 1000 : 1);
}
