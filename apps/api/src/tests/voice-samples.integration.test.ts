import { SpeechEngineError, type Synthesizer } from "@dubdeck/speech";
import { afterAll, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";

const spoken: string[] = [];
let refusal: SpeechEngineError | null = null;
const app = await startTestApp(({ synthesizer }) => ({
  synthesizer: {
    // Samples are cached across users and tests; a new engine id avoids cached ones.
    ...synthesizer,
    id: `test ${crypto.randomUUID()}`,
    synthesize(request) {
      spoken.push(`${request.voice} ${request.language}`);
      return refusal ? Promise.reject(refusal) : synthesizer.synthesize(request);
    },
  } satisfies Synthesizer,
}));
afterAll(() => app.close());

const sampleOf = (voice: string, token?: string) =>
  app.call("GET", `/voices/${voice}/sample`, { token });

it("is spoken once for all who want to hear the voice, and can be played", async () => {
  const atOnce = await Promise.all([sampleOf("ef_dora"), sampleOf("ef_dora")]);
  const later = await sampleOf("ef_dora");
  expect([...atOnce, later].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(spoken.splice(0)).toEqual(["ef_dora es"]);
  const file = await fetch(String(later.body["url"]));
  expect(file.headers.get("content-type")).toBe("audio/wav");
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
  expect(bytes.length).toBeGreaterThan(50_000);
});

it("of a better voice is for plans that have it", async () => {
  const { token } = await app.newUser("pro");
  expect((await sampleOf("em_santa")).body["code"]).toBe("PLAN_REQUIRED");
  expect((await sampleOf("em_santa", token)).status).toBe(200);
  expect((await sampleOf("nobody", token)).body["code"]).toBe("NOT_FOUND");
});

it("is asked for again after the engine was down", async () => {
  spoken.splice(0);
  refusal = new SpeechEngineError("unavailable", "down");
  expect((await sampleOf("em_alex")).body["code"]).toBe("UNAVAILABLE");
  refusal = null;
  expect((await sampleOf("em_alex")).status).toBe(200);
  expect(spoken).toHaveLength(2);
});
