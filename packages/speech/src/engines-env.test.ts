import { describe, expect, it } from "vitest";
import { enginesConfig, enginesEnv } from "./engines-env.ts";

const OWN = "http://127.0.0.1:8880";
const configOf = (variables: Record<string, string>) => enginesConfig(enginesEnv.parse(variables));

describe("the engines' configuration", () => {
  it("uses Dubdeck's own speech server for everything if only that is set", () => {
    const { stt, tts, mt, speech } = configOf({ SPEECH_URL: `${OWN}/` });
    expect(stt).toEqual({ baseUrl: `${OWN}/v1`, apiKey: "none", model: "whisper" });
    expect(tts).toEqual({ baseUrl: `${OWN}/v1`, apiKey: "none", model: "kokoro" });
    expect(mt).toEqual({ kind: "libretranslate", baseUrl: OWN, apiKey: null });
    expect(speech?.baseUrl).toBe(`${OWN}/v1`);
  });

  it("uses OpenAI for all stages if its key is set, and the own server for what OpenAI lacks", () => {
    const { stt, tts, mt, speech } = configOf({ OPENAI_API_KEY: "sk", SPEECH_URL: OWN });
    for (const stage of [stt, tts, mt]) {
      expect(stage).toMatchObject({ baseUrl: "https://api.openai.com/v1", apiKey: "sk" });
    }
    expect(mt.kind).toBe("chat");
    expect(speech?.baseUrl).toBe(`${OWN}/v1`);
  });

  it.each([
    ["https://llm.example/v1", undefined, "chat"],
    ["https://llm.example/openai/deployments/x/", undefined, "chat"],
    ["https://translate.example", undefined, "libretranslate"],
    ["https://translate.example/", undefined, "libretranslate"],
    ["https://example.com/translate", "libretranslate", "libretranslate"],
    ["https://llm.example", "chat", "chat"],
  ])("treats %s with MT_KIND %s as %s", (address, kind, expected) => {
    const variables = { SPEECH_URL: OWN, MT_BASE_URL: address, ...(kind && { MT_KIND: kind }) };
    expect(configOf(variables).mt.kind).toBe(expected);
  });

  it("uses each stage's own server, key and model", () => {
    const { stt, mt } = configOf({
      SPEECH_URL: OWN,
      STT_BASE_URL: "https://stt.example/v1",
      STT_API_KEY: "a",
      STT_MODEL: "whisper-large-v3",
      MT_BASE_URL: "https://translate.example",
      MT_API_KEY: "b",
    });
    expect(stt).toEqual({
      baseUrl: "https://stt.example/v1",
      apiKey: "a",
      model: "whisper-large-v3",
    });
    expect(mt).toEqual({
      kind: "libretranslate",
      baseUrl: "https://translate.example",
      apiKey: "b",
    });
  });

  it("requires a server for speech but none for translation", () => {
    const speech = { STT_BASE_URL: `${OWN}/v1`, TTS_BASE_URL: `${OWN}/v1` };
    expect(configOf(speech)).toMatchObject({ mt: { kind: "apertium" }, speech: null });
    expect(() => configOf({ STT_BASE_URL: `${OWN}/v1` })).toThrow("Set TTS_BASE_URL");
  });
});
