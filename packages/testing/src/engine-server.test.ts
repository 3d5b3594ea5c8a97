import { expect, it, onTestFinished } from "vitest";
import { type EngineServerOptions, startEngineServer } from "./engine-server.ts";

const SPEECH = { method: "POST", body: JSON.stringify({ input: "Hola." }) };

it("answers by the script and counts every call", async () => {
  const { baseUrl, calls } = await start({
    script: (_, nth) =>
      nth === 1
        ? { status: 429, headers: { "retry-after": "2" }, body: { error: { message: "Slow." } } }
        : { status: 200, body: new Uint8Array([1, 2, 3]) },
  });
  const first = await fetch(`${baseUrl}/audio/speech`, SPEECH);
  expect([first.status, first.headers.get("retry-after")]).toEqual([429, "2"]);
  const second = await fetch(`${baseUrl}/audio/speech`, SPEECH);
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  expect(calls.map(({ path, json }) => [path, json])).toEqual([
    ["/v1/audio/speech", { input: "Hola." }],
    ["/v1/audio/speech", { input: "Hola." }],
  ]);
});

it("forwards calls that the script does not answer", async () => {
  const real = await start({ script: () => ({ status: 201, body: { real: true } }) });
  const proxy = await start({
    target: real.baseUrl,
    script: ({ path }) => (path.endsWith("/models") ? { status: 200, body: [] } : null),
  });
  expect(await (await fetch(`${proxy.baseUrl}/models`)).json()).toEqual([]);
  const handedOn = await fetch(`${proxy.baseUrl}/audio/speech?x=1`, SPEECH);
  expect([handedOn.status, await handedOn.json()]).toEqual([201, { real: true }]);
  expect(real.calls.map(({ path, json }) => [path, json])).toEqual([
    ["/v1/audio/speech?x=1", { input: "Hola." }],
  ]);
});

it("answers 404 without script and target", async () => {
  const { baseUrl } = await start({});
  expect((await fetch(`${baseUrl}/audio/speech`, SPEECH)).status).toBe(404);
});

async function start(options: EngineServerOptions) {
  const server = await startEngineServer(options);
  onTestFinished(() => server.close());
  return server;
}
