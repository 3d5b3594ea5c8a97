import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "@dubdeck/testing/listen";
import { fixture } from "@dubdeck/testing";
import { beforeAll, expect, it } from "vitest";
import { dubFile } from "./dub-file.ts";

const order = { input: fixture("jfk.mp4"), to: "es", voice: "ef_dora", dualAudio: false };
let url = "";
/** The bodies of the job requests received. */
const jobs: unknown[] = [];
/** Signs uploads, rejects jobs, and never answers requests to `stuckAt.path`. */
const server = createServer((request, response) => {
  if (request.url === "/jobs") {
    void json(request)
      .then((body) => jobs.push(body))
      .finally(() => response.writeHead(402).end());
  } else if (request.url === stuckAt.path) stuckAt.reached();
  else if (request.url === "/storage") response.writeHead(204).end();
  else {
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ url: `${url}/storage`, fields: {}, fileUrl: "x", video_id: "v" }),
    );
  }
});
let stuckAt = { path: "", reached: (): void => {} };
beforeAll(async () => {
  const { origin, close } = await listen(server);
  url = origin;
  return close;
});

it.each(["/uploads/sign", "/storage", "/videos"])(
  "can be interrupted during a request to %s",
  async (path) => {
    const interruption = new AbortController();
    const reached = new Promise<void>((resolve) => {
      stuckAt = { path, reached: resolve };
    });
    const running = dubFile({ url, token: "t" }, order, () => {}, interruption.signal);
    const ended = running.catch((error: unknown) => error);
    await reached;
    interruption.abort();
    expect(await ended).toMatchObject({ name: "AbortError" });
  },
);

it("requests the order's voice and background, or leaves the background to the server", async () => {
  stuckAt = { path: "", reached: (): void => {} };
  const { signal } = new AbortController();
  const dub = (own: object) => dubFile({ url, token: "t" }, { ...order, ...own }, () => {}, signal);
  await expect(dub({ voice: "auto", background: "keep" })).rejects.toThrow("HTTP 402");
  await expect(dub({})).rejects.toThrow("HTTP 402");
  const options = { dual_audio: false, review: false, burn_subtitles: false };
  const job = { video_id: "v", target_language: "es", ...options };
  expect(jobs).toEqual([
    { ...job, voice_preset: "auto", background: "keep" },
    { ...job, voice_preset: "ef_dora" },
  ]);
});
