import { createServer, request } from "node:http";
import { connect } from "node:net";
import { listen } from "@dubdeck/testing/listen";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Guard, type GuardOptions, startGuard } from "./guard-proxy.ts";

let port = 0;
const guards: Guard[] = [];

beforeAll(async () => {
  const server = createServer((incoming, answer) => {
    answer.setHeader("x-asked", String(incoming.headers.host));
    if (incoming.url === "/trailer") {
      answer.socket?.end("HTTP/1.1 200 OK\r\nTrailer: x\r\nContent-Length: 2\r\n\r\nok");
      return;
    }
    answer.end(incoming.url === "/big" ? Buffer.alloc(5_000_000) : `saw ${incoming.url}`);
  });
  const listening = await listen(server);
  port = listening.port;
  return listening.close;
});
afterAll(() => {
  for (const guard of guards) guard.close();
});

async function guardThat(options: Partial<GuardOptions> = {}): Promise<Guard> {
  const guard = await startGuard({ maxBytes: 1_000_000, ...options });
  guards.push(guard);
  return guard;
}

/**
 * Sends a request through the proxy; returns the status and the text, or "broke off" in place of the
 * text if the connection broke.
 */
function ask(guard: Guard, url: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      guard.url,
      { path: url, headers: { host: "else.example" } },
      (answer) => {
        let text = "";
        const end = () => resolve({ status: answer.statusCode ?? 0, text });
        answer.on("data", (chunk) => (text += String(chunk).slice(0, 100)));
        answer.on("end", end).on("error", () => ((text = "broke off"), end()));
      },
    );
    outgoing.on("error", reject).end();
  });
}

/** Opens a tunnel; returns the first line of the reply and the data that follows. */
function tunnel(guard: Guard, to: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(guard.url).port), "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.on("close", () => resolve(text)).on("error", reject);
    socket.write(`CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`);
    socket.once("data", () => socket.write("GET /through HTTP/1.0\r\n\r\n"));
  });
}

it.each([
  "http://127.0.0.1:PORT/",
  "http://localhost:PORT/",
  "http://127.1:PORT/",
  "http://2130706433:PORT/",
  "http://[::1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://0.0.0.0:PORT/",
  "http://169.254.169.254/latest/meta-data",
  "ftp://8.8.8.8/x",
])("refuses %s", async (url) => {
  const guard = await guardThat();
  expect((await ask(guard, url.replace("PORT", String(port)))).status).toBe(403);
  expect(guard.tripped()).toBe("refused");
});

it.each(["127.0.0.1:PORT", "localhost:PORT", "[::1]:PORT", "10.0.0.1:443", "8.8.8.8:25"])(
  "refuses a tunnel to %s",
  async (to) => {
    const guard = await guardThat();
    expect(await tunnel(guard, to.replace("PORT", String(port)))).toMatch(/^HTTP\/1.1 403 /);
    expect(guard.tripped()).toBe("refused");
  },
);

it("connects to allowed addresses, directly and through a tunnel", async () => {
  const guard = await guardThat({ allows: () => true });
  const url = `http://localhost:${port}/a?b`;
  expect(await ask(guard, url)).toEqual({ status: 200, text: "saw /a?b" });
  const through = await tunnel(guard, `127.0.0.1:${port}`);
  expect(through).toMatch(/^HTTP\/1.1 200 /);
  expect(through).toContain("saw /through");
  expect(guard.tripped()).toBeNull();
});

it("survives a response that announces trailers", async () => {
  const guard = await guardThat({ allows: () => true });
  const answer = await ask(guard, `http://127.0.0.1:${port}/trailer`);
  expect(answer).toEqual({ status: 200, text: "ok" });
});

it("refuses a name if one of its addresses is not allowed", async () => {
  const guard = await guardThat({ allows: (address) => address !== "127.0.0.1" });
  expect((await ask(guard, `http://localhost:${port}/`)).status).toBe(403);
});

it("answers 502 if nothing listens there", async () => {
  const guard = await guardThat({ allows: () => true });
  expect((await ask(guard, "http://127.0.0.1:1025/")).status).toBe(502);
  expect((await ask(guard, "http://nowhere.invalid/")).status).toBe(502);
  expect(guard.tripped()).toBeNull();
});

it("closes every connection when the byte limit is exceeded", async () => {
  const guard = await guardThat({ allows: () => true });
  const url = `http://127.0.0.1:${port}/big`;
  const { text } = await ask(guard, url).catch(() => ({ text: "broke off" }));
  expect(text).toBe("broke off");
  expect(guard.tripped()).toBe("too large");
});
