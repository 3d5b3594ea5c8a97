import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EngineCall } from "@dubdeck/testing";
import { afterAll, describe, expect, it } from "vitest";
import { ok, scriptedEngine } from "../testing/scripted-engine.ts";
import { createTranscriber } from "./transcriber.ts";

const directory = await mkdtemp(join(tmpdir(), "speech-test-"));
const path = join(directory, "chunk.flac");
await writeFile(path, "fLaC and more");
afterAll(() => rm(directory, { recursive: true }));

const word = (text: string, start: number, end: number) => ({ word: text, start, end });
const segment = (text: string, start: number, end: number, more = {}) => ({
  text,
  start,
  end,
  ...more,
});

describe("transcribe", () => {
  it("sends the file and the language, and returns words and regions in ms", async () => {
    const { endpoint, calls } = await scriptedEngine(() =>
      ok({
        language: "en",
        text: "Ask not.",
        words: [{ ...word(" Ask", 0.5, 0.7512), probability: 0.98 }, word(" not.", 0.8, 1)],
        segments: [
          segment(" Ask not.", 0.5, 1, {
            avg_logprob: -0.21,
            compression_ratio: 1.4,
            no_speech_prob: 0.02,
          }),
        ],
        regions: [{ start: 0.482, end: 1.054 }],
      }),
    );
    const heard = await createTranscriber(endpoint).transcribe({ path, language: "en" });
    expect(heard).toEqual({
      language: "en",
      words: [
        { text: "Ask", startMs: 500, endMs: 751, probability: 0.98 },
        { text: " not.", startMs: 800, endMs: 1000 },
      ],
      segments: [
        {
          startMs: 500,
          endMs: 1000,
          avgLogprob: -0.21,
          compressionRatio: 1.4,
          noSpeechProb: 0.02,
        },
      ],
      regions: [{ startMs: 482, endMs: 1054 }],
    });
    expect(calls[0]?.path).toBe("/v1/audio/transcriptions");
    expect(fieldsOf(calls[0]?.body)).toMatchObject({
      model: "test-model",
      response_format: "verbose_json",
      language: "en",
      file: "fLaC and more",
    });
    expect(String(calls[0]?.body)).toContain(`filename="chunk.flac"`);
    expect(String(calls[0]?.body).match(/timestamp_granularities\[\]/g)).toHaveLength(2);
  });

  it("says that speech is clear", async () => {
    const { endpoint, calls } = await scriptedEngine(() => ok({ language: "en", text: "" }));
    await createTranscriber(endpoint).transcribe({ path, language: "en", isClear: true });
    expect(fieldsOf(calls[0]?.body)).toMatchObject({ clear: "true" });
  });

  it("restores the punctuation of bare words", async () => {
    const heard = await transcribed({
      language: "english",
      text: `He said: "Well-known, isn't it?" Yes.`,
      words: ["He", "said", "Well", "known", "isn't", "it", "Yes"].map((w, i) => word(w, i, i + 1)),
    });
    expect(heard.words.map(({ text }) => text)).toEqual([
      "He",
      " said:",
      ` "Well-`,
      "known,",
      " isn't",
      ` it?"`,
      " Yes.",
    ]);
    expect(heard).toMatchObject({ language: "en", regions: null });
  });

  it("keeps bare words that are not in the text", async () => {
    const words = [word("two", 0, 1), word("words", 1, 2)];
    const heard = await transcribed({ language: "en", text: "2 words", words });
    expect(heard.words.map(({ text }) => text)).toEqual(["two", "words"]);
  });

  it("spreads words over segments if the server times only segments", async () => {
    const segments = [segment(" abcd ef gh", 1, 2), segment(" i", 3, 4)];
    const heard = await transcribed({ language: "de", text: "abcd ef gh i", segments });
    expect(heard.words).toEqual([
      { text: " abcd", startMs: 1000, endMs: 1500 },
      { text: " ef", startMs: 1500, endMs: 1750 },
      { text: " gh", startMs: 1750, endMs: 2000 },
      { text: " i", startMs: 3000, endMs: 4000 },
    ]);
  });

  it("drops words that the model invented over silence", async () => {
    const heard = await transcribed({
      language: "en",
      text: "Hello. Thanks for watching!",
      words: [word("Hello", 0, 1), word("Thanks", 5, 6), word("for", 6, 7), word("watching", 7, 8)],
      segments: [
        segment("Hello.", 0, 1, { no_speech_prob: 0.7, avg_logprob: -0.3 }),
        segment("Thanks for watching!", 5, 8, { no_speech_prob: 0.9, avg_logprob: -1.4 }),
      ],
    });
    expect(heard.words.map(({ text }) => text)).toEqual(["Hello."]);
  });

  it("uses the translation endpoint for English", async () => {
    const body = { language: "english", text: "Hello", segments: [segment("Hello", 0, 1)] };
    const { endpoint, calls } = await scriptedEngine(() => ok(body));
    const request = { path, task: "translate", language: "de" } as const;
    const heard = await createTranscriber(endpoint).transcribe(request);
    expect(calls[0]?.path).toBe("/v1/audio/translations");
    expect(fieldsOf(calls[0]?.body)).toMatchObject({ language: "de" });
    expect(heard.words).toEqual([{ text: " Hello", startMs: 0, endMs: 1000 }]);
  });

  it("retries without the language only if the engine rejects the language", async () => {
    const refused = await refusingHints("Invalid language 'jw'. Use ISO-639-1.");
    expect(await refused.heard).toMatchObject({ language: "jw" });
    expect(refused.hinted()).toEqual([true, false]);
    const short = await refusingHints("The audio file is too short.");
    await expect(short.heard).rejects.toMatchObject({ kind: "rejected" });
    expect(short.hinted()).toEqual([true]);
  });

  it("explains the problem with a model that returns no times", async () => {
    await expect(transcribed({ text: "only text" })).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("choose a Whisper model"),
    });
  });

  it("fails when the file is missing", async () => {
    const { endpoint } = await scriptedEngine(() => ok({}));
    const missing = join(directory, "missing.flac");
    await expect(createTranscriber(endpoint).transcribe({ path: missing })).rejects.toThrow(
      "ENOENT",
    );
  });
});

async function transcribed(body: unknown) {
  const { endpoint } = await scriptedEngine(() => ok(body));
  return createTranscriber(endpoint).transcribe({ path });
}

/** Transcribes with a language hint that the engine rejects; returns which calls had a hint. */
async function refusingHints(message: string) {
  const hasHint = (call: EngineCall) => "language" in fieldsOf(call.body);
  const { endpoint, calls } = await scriptedEngine((call) =>
    hasHint(call)
      ? { status: 400, body: { error: { message } } }
      : ok({ language: "javanese", text: "", words: [] }),
  );
  const heard = createTranscriber(endpoint).transcribe({ path, language: "jw" });
  return { heard, hinted: () => calls.map(hasHint) };
}

/** Parses the fields of a multipart form. */
function fieldsOf(body?: Buffer): Record<string, string> {
  const fields = String(body).matchAll(/name="([^"]+)"[^\r]*(?:\r\n[^\r]+)*\r\n\r\n([^\r]*)\r\n/g);
  return Object.fromEntries(Array.from(fields, ([, name, value]) => [name ?? "", value ?? ""]));
}
