import { once } from "node:events";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";
import { ok, scriptedEngine } from "../testing/scripted-engine.ts";
import { createSpeakerFinder } from "./speaker-finder.ts";
import { createVoiceRemover } from "./voice-remover.ts";

const directory = await mkdtemp(join(tmpdir(), "speech-test-"));
const path = join(directory, "audio.flac");
await writeFile(path, "fLaC and more");
afterAll(() => rm(directory, { recursive: true }));

describe("the speaker finder", () => {
  it("sends the file and returns speakers and turns in ms", async () => {
    const { endpoint, calls } = await scriptedEngine(() =>
      ok({
        speakers: [
          {
            id: "S1",
            sex: "female",
            pitch_hz: 205,
            seconds: 12.345,
            similarity: { ef_dora: 0.41 },
          },
          { id: "S2", sex: "male", pitch_hz: null, seconds: 3, similarity: {} },
        ],
        turns: [{ start_ms: 0, end_ms: 1200, speaker: "S1" }],
      }),
    );
    expect(await createSpeakerFinder(endpoint).findSpeakers({ path })).toEqual({
      speakers: [
        { id: "S1", sex: "female", pitchHz: 205, ms: 12_345, similarity: { ef_dora: 0.41 } },
        { id: "S2", sex: "male", pitchHz: null, ms: 3000, similarity: {} },
      ],
      turns: [{ startMs: 0, endMs: 1200, speaker: "S1" }],
    });
    expect(calls[0]?.path).toBe("/v1/audio/speakers");
    expect(String(calls[0]?.body)).toContain(`filename="audio.flac"`);
    expect(String(calls[0]?.body)).toContain("fLaC and more");
  });

  it("reports the engine's failures", async () => {
    const answers = [
      { status: 400, body: { error: { message: "This is not audio." } } },
      ok({ speakers: [{ id: "S1", sex: "?" }], turns: [] }),
    ];
    const { endpoint } = await scriptedEngine(() => answers.shift() ?? ok({}));
    const finder = createSpeakerFinder(endpoint);
    await expect(finder.findSpeakers({ path })).rejects.toMatchObject({ kind: "rejected" });
    await expect(finder.findSpeakers({ path })).rejects.toMatchObject({ kind: "unavailable" });
  });
});

it("sends a large file without keeping it in memory", async () => {
  const bytes = 100_000_000;
  const large = join(directory, "large.flac");
  await writeFile(large, "");
  await truncate(large, bytes);
  setFlagsFromString("--expose_gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const bytesInUse = () => {
    collectGarbage();
    // Buffers are freed in the background, for which the next collection waits.
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  let kept = 0;
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      kept = bytesInUse() - before;
      response.end("pcm");
    });
  });
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  const before = bytesInUse();
  const remover = createVoiceRemover({
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey: "any",
    model: "any",
  });
  await new Response(await remover.removeVoice({ path: large })).text();
  server.close();
  expect(kept).toBeLessThan(bytes / 10);
});

describe("the voice remover", () => {
  it("streams the sound as it arrives", async () => {
    const pcm = Uint8Array.from({ length: 400 }, (_, i) => i % 256);
    const { endpoint, calls } = await scriptedEngine(() => ({ status: 200, body: pcm }));
    const stream = await createVoiceRemover(endpoint).removeVoice({ path });
    expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(pcm);
    expect(calls[0]?.path).toBe("/v1/audio/bed");
  });

  it("stops when it is aborted", async () => {
    const { endpoint } = await scriptedEngine(() => ok({}));
    const signal = AbortSignal.abort(new Error("canceled"));
    const removing = createVoiceRemover(endpoint).removeVoice({ path, signal });
    await expect(removing).rejects.toThrow("canceled");
  });
});
