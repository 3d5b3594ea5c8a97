import { describe, expect, it } from "vitest";
import { scriptedServer } from "../testing/scripted-server.ts";
import { createSynthesizer } from "./synthesizer.ts";

const request = { text: "¿Qué tal?", voice: "ef_dora", language: "es", speed: 1.15 } as const;

describe("synthesize", () => {
  it("asks for a WAV in the wanted voice and speed, and returns its bytes", async () => {
    const wav = Buffer.from("RIFF....WAVE");
    const { endpoint, requests } = await scriptedServer(() => ({ body: wav }));
    const bytes = await createSynthesizer(endpoint).synthesize(request);
    expect(Buffer.from(bytes)).toEqual(wav);
    const [received] = requests;
    expect(received?.path).toBe("/v1/audio/speech");
    expect(received?.headers.authorization).toBe("Bearer test-key");
    expect(JSON.parse(received?.body ?? "")).toEqual({
      model: "test-model",
      input: "¿Qué tal?",
      voice: "ef_dora",
      speed: 1.15,
      response_format: "wav",
    });
  });

  it("hangs up when it is aborted, with the signal's reason", async () => {
    const { endpoint } = await scriptedServer(() => ({}));
    const controller = new AbortController();
    const speaking = createSynthesizer(endpoint).synthesize({
      ...request,
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(new Error("canceled")), 50);
    await expect(speaking).rejects.toThrow("canceled");
  });
});
