import type { EngineCall } from "@dubdeck/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { TranslationRequest } from "../ports.ts";
import { ok, scriptedEngine } from "../testing/scripted-engine.ts";
import { createChatTranslator } from "./translator.ts";

const sentences = [
  { id: "0-0", text: "Ask not what your country can do for you,", maxChars: 40 },
  { id: "0-1", text: "ask what you can do for your country.", maxChars: 30 },
];
const request = {
  sentences,
  before: ["And so,"],
  after: ["Thanks."],
  source: "en",
  target: "es",
} as const;

describe("the chat translator", () => {
  it("sends all sentences of a chunk in one request, with context and budget, and keeps the ids", async () => {
    const { translate, calls } = await model([{ "0-1": " Segunda ", "0-0": "Primera" }]);
    expect(await translate(request)).toEqual([
      { id: "0-0", text: "Primera" },
      { id: "0-1", text: "Segunda" },
    ]);
    expect(calls).toHaveLength(1);
    const { system, user, format } = asked(calls[0]);
    expect(system).toContain("from English into Spanish");
    expect(user).toEqual({ before: ["And so,"], sentences, after: ["Thanks."] });
    expect(format).toMatchObject({ type: "json_schema", json_schema: { strict: true } });
  });

  it("sends the fixed words that are said, and no others", async () => {
    const { translate, calls } = await model([{ "0-0": "Primera", "0-1": "Segunda" }]);
    const country = { term: "Country", wanted: "patria" };
    await translate({ ...request, terms: [country, { term: "count", wanted: "conde" }] });
    expect(asked(calls[0]).user.terms).toEqual([country]);
  });

  it("asks again for sentences that do not fit, and takes the better answer", async () => {
    const long = "una traducción que es mucho más larga que treinta";
    const { translate, calls } = await model([
      { "0-0": "Primera", "0-1": long },
      { "0-1": "Segunda" },
    ]);
    const translated = await translate(request);
    expect(translated.map(({ text }) => text)).toEqual(["Primera", "Segunda"]);
    expect(asked(calls[1]).user.sentences).toEqual([{ ...sentences[1], too_long: long }]);
  });

  it("keeps the shortest if nothing fits, and never asks a third time", async () => {
    const { translate, calls } = await model([
      { "0-0": "Primera", "0-1": "x".repeat(40) },
      { "0-1": "x".repeat(60) },
    ]);
    expect((await translate(request))[1]?.text).toHaveLength(40);
    expect(calls).toHaveLength(2);
  });

  it("asks again for missing sentences, or for all if the answer is unreadable", async () => {
    const missing = await model([{ "0-0": "Primera" }, { "0-1": "Segunda" }]);
    expect(await missing.translate(request)).toHaveLength(2);
    expect(asked(missing.calls[1]).user.sentences).toEqual([sentences[1]]);
    const broken = await model(["Sure! Here you go", { "0-0": "Primera", "0-1": "Segunda" }]);
    expect(await broken.translate(request)).toHaveLength(2);
  });

  it.each([
    ["too long", { tooLong: "Una" }, { too_long: "Una" }],
    ["too short", { tooShort: "Una" }, { too_short: "Una" }],
    ["not wanted", { insteadOf: "Una" }, { instead_of: "Una" }],
  ])("tells the model in the first request which translation was %s", async (_, given, told) => {
    const { translate, calls } = await model([{ "0-0": "Primera", "0-1": "Segunda" }]);
    const spoken = sentences.map((sentence) => ({ ...sentence, ...given }));
    await translate({ ...request, sentences: spoken });
    expect(asked(calls[0]).user.sentences).toEqual(
      sentences.map((sentence) => ({ ...sentence, ...told })),
    );
  });

  it("returns an empty text for a sentence that the model omits twice", async () => {
    const { translate } = await model([{ "0-0": "Primera", other: "?" }, { "0-1": "  " }]);
    expect((await translate(request)).map(({ text }) => text)).toEqual(["Primera", ""]);
  });

  it.each<Record<string, string>>([{ "0-0": "" }, {}])(
    "keeps the overlong translation if the model answers %j instead of a shorter one",
    async (answer) => {
      const { translate } = await model([answer, answer]);
      const asking = {
        ...request,
        sentences: sentences
          .slice(0, 1)
          .map((sentence) => ({ ...sentence, tooLong: "Una muy larga" })),
      };
      expect(await translate(asking)).toEqual([{ id: "0-0", text: "Una muy larga" }]);
    },
  );

  it("is unavailable if the model answers none of the sentences", async () => {
    const { translate } = await model([{ other: "?" }, "Sorry"]);
    await expect(translate(request)).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("sends no request without sentences or from a language into itself", async () => {
    const { translate, calls } = await model([]);
    expect(await translate({ ...request, sentences: [] })).toEqual([]);
    expect((await translate({ ...request, source: "es" }))[0]?.text).toBe(sentences[0]?.text);
    expect(calls).toHaveLength(0);
  });
});

/** Scripts a model with these answers in turn: sentences by id, or any text. */
async function model(answers: (Record<string, string> | string)[]) {
  const queue = [...answers];
  const { endpoint, calls } = await scriptedEngine(() => {
    const answer = queue.shift() ?? "";
    const entries = Object.entries(answer).map(([id, text]) => ({ id, text }));
    const content = typeof answer === "string" ? answer : JSON.stringify({ sentences: entries });
    return ok({ choices: [{ index: 0, message: { role: "assistant", content } }] });
  });
  const translator = createChatTranslator(endpoint);
  const translate = (asking: TranslationRequest) => translator.translate(asking);
  return { translate, calls };
}

const askedSchema = z.object({
  messages: z.tuple([z.object({ content: z.string() }), z.object({ content: z.string() })]),
  response_format: z.unknown(),
});

function asked(call: EngineCall | undefined) {
  const { messages, response_format } = askedSchema.parse(call?.json);
  const [system, user] = messages;
  return { system: system.content, user: JSON.parse(user.content), format: response_format };
}
