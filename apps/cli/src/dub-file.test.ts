import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fixture } from "@dubdeck/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dubFile } from "./dub-file.ts";

const order = { input: fixture("jfk.mp4"), to: "es", voice: "ef_dora", dualAudio: false };
let url = "";
/** Answers a signature, then takes the named call and never answers it. */
const server = createServer((request, response) => {
  if (request.url === stuckAt.path) stuckAt.reached();
  else if (request.url === "/storage") response.writeHead(204).end();
  else {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ url: `${url}/storage`, fields: {}, fileUrl: "x" }));
  }
});
let stuckAt = { path: "", reached: (): void => {} };
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each(["/uploads/sign", "/storage", "/videos"])(
  "is interrupted while %s is under way",
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
