import type { EngineAnswer } from "@dubdeck/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ok, scriptedEngine } from "../testing/scripted-engine.ts";
import { libreTranslateEdges } from "./edges.ts";

const LANGUAGES = [
  { code: "en", name: "English", targets: ["en", "pt", "pt-BR", "zh-Hans"] },
  { code: "pt", name: "Portuguese", targets: ["en"] },
  { code: "zh-Hans", name: "Chinese", targets: ["en"] },
];
const questionSchema = z.object({ q: z.array(z.string()) });

describe("a server with LibreTranslate's API", () => {
  it("has an edge for each pair that it lists, by plain language codes", async () => {
    const { edges } = await serverWith(LANGUAGES);
    const pairs = edges.map(({ from, to }) => `${from}-${to}`);
    expect(pairs).toEqual(["en-pt", "en-zh", "pt-en", "zh-en"]);
  });

  it("receives sentences in batches, with its own language codes and its key", async () => {
    const { edges, calls } = await serverWith(LANGUAGES, "secret");
    const texts = Array.from({ length: 60 }, (_, i) => `Sentence ${i}.`);
    const translated = await edges.find(({ to }) => to === "zh")?.translate(texts);
    expect(translated?.map(({ text }) => text)).toEqual(texts.map((text) => text.toUpperCase()));
    expect(calls.map(({ path }) => path)).toEqual(["/languages", "/translate", "/translate"]);
    expect(calls[2]?.json).toEqual({
      q: texts.slice(50),
      source: "en",
      target: "zh-Hans",
      format: "text",
      api_key: "secret",
    });
  });

  it.each([
    [429, { error: "Slowdown" }, { kind: "rate_limited", message: "Slowdown", retryAfterMs: 7000 }],
    [400, { error: "en is not supported" }, { kind: "rejected", message: "en is not supported" }],
    [403, { error: "Please get an API key" }, { kind: "unavailable" }],
    [500, "broken", { kind: "unavailable" }],
    [200, { translatedText: "not a list" }, { kind: "unavailable" }],
  ])("that answers %i %j fails with %j", async (status, body, failure) => {
    const { edges } = await serverWith(LANGUAGES, null, () => ({
      status,
      body,
      headers: { "retry-after": "7" },
    }));
    await expect(edges[0]?.translate(["Hello."])).rejects.toMatchObject(failure);
  });

  it("that is down is unavailable", async () => {
    const server = { baseUrl: "http://127.0.0.1:9", apiKey: null };
    await expect(libreTranslateEdges(server)).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("gets no request if the work is aborted", async () => {
    const { edges } = await serverWith(LANGUAGES);
    const signal = AbortSignal.abort(new Error("canceled"));
    await expect(edges[0]?.translate(["Hello."], signal)).rejects.toThrow("canceled");
  });
});

async function serverWith(
  languages: unknown,
  apiKey: string | null = null,
  answer: (() => EngineAnswer) | null = null,
) {
  const { endpoint, calls } = await scriptedEngine(({ path, json }) => {
    if (path === "/languages") return ok(languages);
    if (answer) return answer();
    return ok({ translatedText: questionSchema.parse(json).q.map((text) => text.toUpperCase()) });
  });
  const baseUrl = new URL(endpoint.baseUrl).origin;
  return { edges: await libreTranslateEdges({ baseUrl, apiKey }), calls };
}
