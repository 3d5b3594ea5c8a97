import { createServer } from "node:http";
import { listen } from "@dubdeck/testing/listen";
import { describe, expect, it, onTestFinished } from "vitest";
import { ok, scriptedEngine } from "../testing/scripted-engine.ts";
import { createSynthesizer } from "./synthesizer.ts";

const request = { text: "¿Qué tal?", voice: "ef_dora", language: "es", speed: 1.15 } as const;

describe("synthesize", () => {
  it("requests a WAV in the given voice and speed, and returns its bytes", async () => {
    const wav = Buffer.from("RIFF....WAVE");
    const { endpoint, calls } = await scriptedEngine(() => ok(wav));
    const bytes = await createSynthesizer(endpoint).synthesize(request);
    expect(Buffer.from(bytes)).toEqual(wav);
    const [received] = calls;
    expect(received?.path).toBe("/v1/audio/speech");
    expect(received?.json).toEqual({
      model: "test-model",
      input: "¿Qué tal?",
      voice: "ef_dora",
      speed: 1.15,
      response_format: "wav",
    });
  });

  it("sends the language if the voice is a mix", async () => {
    const { endpoint, calls } = await scriptedEngine(() => ok(Buffer.from("RIFF")));
    const voice = "af_heart*0.6+am_onyx*0.4";
    await createSynthesizer(endpoint).synthesize({ ...request, voice });
    expect(calls[0]?.json).toMatchObject({ voice, language: "es" });
  });

  it("sends the words to read as in another language", async () => {
    const { endpoint, calls } = await scriptedEngine(() => ok(Buffer.from("RIFF")));
    const names = { language: "en", words: ["John"] };
    await createSynthesizer(endpoint).synthesize({ ...request, names });
    expect(calls[0]?.json).toMatchObject({ names: ["John"], names_language: "en" });
  });

  it("says that a user waits", async () => {
    const { endpoint, calls } = await scriptedEngine(() => ok(Buffer.from("RIFF")));
    await createSynthesizer(endpoint).synthesize({ ...request, urgent: true });
    expect(calls[0]?.json).toMatchObject({ urgent: true });
  });

  it.each([
    ["kokoro", true],
    ["speaches-ai/Kokoro-82M-v1.0-ONNX", true],
    ["tts-1-hd", true],
    ["gpt-4o-mini-tts", false],
  ])("reports whether %s accepts a speed: %s", (model, takesSpeed) => {
    const endpoint = { baseUrl: "http://127.0.0.1/v1", apiKey: "key", model };
    expect(createSynthesizer(endpoint).takesSpeed).toBe(takesSpeed);
  });

  it("closes the connection when it is aborted, with the signal's reason", async () => {
    const hungUp = Promise.withResolvers<void>();
    const server = createServer((_, response) => response.once("close", hungUp.resolve));
    const { origin, close } = await listen(server);
    onTestFinished(close);
    const controller = new AbortController();
    const { signal } = controller;
    server.once("request", () => controller.abort(new Error("canceled")));
    const endpoint = { baseUrl: `${origin}/v1`, apiKey: "key", model: "model" };
    const synthesizer = createSynthesizer(endpoint);
    await expect(synthesizer.synthesize({ ...request, signal })).rejects.toThrow("canceled");
    await hungUp.promise;
  });
});
