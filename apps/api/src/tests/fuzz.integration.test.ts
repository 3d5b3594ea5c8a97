import { Writable } from "node:stream";
import { type Arbitrary, asyncProperty, check } from "fast-check";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createLimits, LIMITS } from "../adapters/limits.ts";
import { logOptions } from "../log-options.ts";
import { cast } from "../testing/access/roles.ts";
import {
  type HttpCall,
  OWN_SESSION,
  procedureCalls,
  restCalls,
} from "../testing/fuzz/http-calls.ts";
import { callTargets, procedureTargets } from "../testing/fuzz/operations.ts";
import { send } from "../testing/fuzz/send.ts";
import { type SocketTalk, socketTalks } from "../testing/fuzz/socket-talks.ts";
import { talk } from "../testing/fuzz/talk.ts";
import { startTestApp } from "../testing/test-app.ts";

const SEED = 20_261_122;
/** Runs per operation. */
const RUNS = 20;
/** Routes without input, which answer 503 while the site is not built or a service is slow. */
const WITHOUT_INPUT = new Set(["GET /", "GET /health"]);

/** Server-side errors, which are logged even if no response shows them. */
const errors: string[] = [];
const log = pino(
  logOptions("error"),
  new Writable({
    write(line: Buffer, _encoding, done) {
      // On a busy machine Temporal may miss the deadline; the sweep then retries, which is no error.
      if (!line.includes("the sweep")) errors.push(line.toString());
      done();
    },
  }),
);
const unlimited = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [name, { ...limit, points: 1_000_000 }]),
) as typeof LIMITS;
const app = await startTestApp(({ pool }) => ({ log, limits: createLimits(pool, unlimited) }));
afterAll(() => app.close());

let calls = 0;

/** Creates a user on the largest plan, and returns ids of its own and of a stranger's resources. */
async function castFuzzer() {
  const { userId, things } = await cast(app, "enterprise");
  const { things: others } = await cast(app, "starter");
  const ids = [things, others].flatMap((each) => [
    each.videoId,
    each.jobId,
    each.importId,
    each.keyId,
    each.customVoiceId,
  ]);
  return { userId, things, ids };
}

/** Runs an attempt on generated inputs; reports the smallest failing input and its error. */
async function fuzz<T>(
  inputs: Arbitrary<T>,
  attempt: (input: T) => Promise<void>,
  { seed, runs }: { seed: number; runs: number },
) {
  const { failed, counterexample, errorInstance } = await check(asyncProperty(inputs, attempt), {
    seed,
    numRuns: runs,
  });
  return failed ? { counterexample, error: String(errorInstance) } : "no failure";
}

async function answersWell(userId: string, { headers, ...call }: HttpCall): Promise<void> {
  calls += 1;
  const session = headers["authorization"] === OWN_SESSION;
  // Earlier calls may have ended the session.
  const own = session && { authorization: `Bearer ${await app.sessions.open(userId)}` };
  const { status, text } = await send(app.url, { ...call, headers: { ...headers, ...own } });
  expect(errors.splice(0)).toEqual([]);
  expect(status, text).toBeLessThan(500);
  expect(text).not.toMatch(/node_modules|\/src\/|\bat \S+ \(/);
}

describe.each([
  ["procedure", procedureTargets(), procedureCalls],
  ["call", (await callTargets(app)).filter(([call]) => !WITHOUT_INPUT.has(call)), restCalls],
])("%s", (_, targets, callsOf) => {
  it.each(targets)("%s", async (name, operationFor) => {
    const { userId, things, ids } = await castFuzzer();
    const seed = SEED + targets.findIndex(([other]) => other === name);
    const inputs = callsOf(operationFor(things), ids);
    const attempt = (call: HttpCall) => answersWell(userId, call);
    expect(await fuzz(inputs, attempt, { seed, runs: RUNS })).toBe("no failure");
  });
});

it("live connections", async () => {
  const { userId, ids } = await castFuzzer();
  const attempt = async (said: SocketTalk) => {
    calls += 1 + said.messages.length + said.frames.length;
    const heard = await talk(app, await app.sessions.open(userId), said);
    const codes = heard.flatMap(([event, about]) => (event === "error" ? [about["code"]] : []));
    expect(errors.splice(0)).toEqual([]);
    expect(codes).not.toContain("INTERNAL");
    expect(codes).not.toContain("UNAVAILABLE");
  };
  const runs = 5 * RUNS;
  expect(await fuzz(socketTalks(ids), attempt, { seed: SEED, runs })).toBe("no failure");
});

it("has sent at least 1,500 calls, and is still healthy", async () => {
  expect(calls).toBeGreaterThanOrEqual(1500);
  await expect.poll(async () => (await app.call("GET", "/health")).status).toBe(200);
});
