import { describe, expect, it } from "vitest";
import type { EngineAnswer } from "@dubdeck/testing";
import { scriptedEngine } from "../testing/scripted-engine.ts";
import { createSynthesizer } from "./synthesizer.ts";

const refusal = { error: { message: "no such voice", type: "invalid_request_error" } };

describe("a failure of an engine", () => {
  it.each([
    [400, {}, "rejected", undefined],
    [422, {}, "rejected", undefined],
    [413, {}, "rejected", undefined],
    [401, {}, "unavailable", undefined],
    [404, {}, "unavailable", undefined],
    [500, {}, "unavailable", undefined],
    [503, {}, "unavailable", undefined],
    [429, {}, "rate_limited", undefined],
    [429, { "retry-after": "7" }, "rate_limited", 7000],
    [429, { "retry-after-ms": "250" }, "rate_limited", 250],
  ])("with status %d and %j is %s", async (status, headers, kind, retryAfterMs) => {
    const { failed, calls } = await speakWith({ status, headers, body: refusal });
    await expect(failed).rejects.toMatchObject({
      name: "SpeechEngineError",
      kind,
      retryAfterMs,
      message: expect.stringContaining("no such voice"),
    });
    expect(calls).toHaveLength(1);
  });

  it("with a retry date is rate_limited until then", async () => {
    const headers = { "retry-after": new Date(Date.now() + 60_000).toUTCString() };
    const { failed } = await speakWith({ status: 429, headers, body: refusal });
    const error = await failed.catch((caught: unknown) => caught);
    expect((error as { retryAfterMs: number }).retryAfterMs).toBeGreaterThan(55_000);
  });

  it("for lack of credit is unavailable, because waiting does not help", async () => {
    const body = { error: { message: "no credit", code: "insufficient_quota" } };
    const { failed } = await speakWith({ status: 429, headers: {}, body });
    await expect(failed).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("to answer at all is unavailable", async () => {
    const endpoint = { baseUrl: "http://127.0.0.1:1/v1", apiKey: "x", model: "x" };
    const request = { text: "a", voice: "v", language: "es", speed: 1 } as const;
    await expect(createSynthesizer(endpoint).synthesize(request)).rejects.toMatchObject({
      kind: "unavailable",
    });
  });
});

async function speakWith(answer: EngineAnswer) {
  const { endpoint, calls } = await scriptedEngine(() => answer);
  const request = { text: "Hola", voice: "nobody", language: "es", speed: 1 } as const;
  const failed = createSynthesizer(endpoint).synthesize(request);
  failed.catch(() => null);
  await failed.catch(() => null);
  return { failed, calls };
}
