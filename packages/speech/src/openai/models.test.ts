import { type EngineAnswer, startEngineServer } from "@dubdeck/testing";
import { expect, it } from "vitest";
import { fetchModel } from "./models.ts";

/** Returns the name of `model` for a given answer to the model list request. */
async function ask(model: string, answer: EngineAnswer): Promise<string> {
  const server = await startEngineServer({ script: () => answer });
  try {
    return await fetchModel({ baseUrl: server.baseUrl, apiKey: "none", model });
  } finally {
    await server.close();
  }
}

const serving = (...ids: string[]): EngineAnswer => ({
  status: 200,
  body: { object: "list", data: ids.map((id) => ({ id, object: "model" })) },
});

it("returns the name of a model that the server lists", async () => {
  expect(await ask("whisper-1", serving("tts-1", "whisper-1"))).toBe("whisper-1");
});

it('distinguishes the models that a server chooses for "auto"', async () => {
  const base = await ask("auto", serving("whisper-base", "kokoro"));
  expect(base).not.toBe(await ask("auto", serving("whisper-small", "kokoro")));
  expect(base).toBe(await ask("auto", serving("kokoro", "whisper-base")));
});

it.each([
  ["has no list", { status: 404, body: {} }],
  ["may not be asked for it", { status: 403, body: {} }],
  ["answers something else", { status: 200, body: { models: [] } }],
])("trusts the name if a server %s", async (_, answer) => {
  expect(await ask("whisper-1", answer)).toBe("whisper-1");
});

it("fails as unavailable if the server is down", async () => {
  const down = ask("auto", { status: 503, body: {} });
  await expect(down).rejects.toMatchObject({ kind: "unavailable" });
});
