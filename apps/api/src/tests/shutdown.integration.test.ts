import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { createSessions } from "@dubdeck/auth";
import { insertUser } from "@dubdeck/db";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startApiProcess } from "../testing/api-process.ts";
import { connectTo } from "../testing/live-client.ts";

type Api = Awaited<ReturnType<typeof startApiProcess>>;

let api: Api;
beforeEach(async () => {
  api = await startApiProcess();
});
afterEach(() => api.close());

const LOGIN = JSON.stringify({ email: "nobody@example.com", password: "password-1" });

it("on SIGTERM finishes requests, sends live connections elsewhere and exits", async () => {
  const user = await insertUser(api.db, { email: "a@example.com", plan: "starter" });
  const { socket } = connectTo(api, await createSessions(api.pool).open(user.id));
  const login = await beginPost("/auth/login");
  await expect.poll(() => socket.connected).toBe(true);

  const dropped = new Promise((resolve) => socket.once("disconnect", resolve));
  api.stop();
  // The client library reconnects only after certain reasons, this one included.
  expect(await dropped).toBe("transport close");
  await expect(fetch(`${api.url}/languages`)).rejects.toThrow("fetch failed");
  expect(await login.finish(LOGIN)).toBe(401);
  await expect.poll(api.exit).toBe(0);
  expect(api.lines).toEqual([]);
});

it("cuts off requests that never end, and exits within 10 s", async () => {
  const silent = await openSilentSocket();
  const stuck = await beginPost("/auth/login");
  api.stop();
  await expect.poll(api.exit, { timeout: 10_000 }).toBe(0);
  expect(api.lines.join()).toContain("cut off");
  silent.destroy();
  stuck.abandon();
});

/** Starts a request whose headers have arrived and whose body is still to be sent. */
async function beginPost(path: string) {
  const post = request(`${api.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(LOGIN),
      expect: "100-continue",
    },
  });
  const answered = once(post, "response");
  answered.catch(() => undefined);
  post.flushHeaders();
  await once(post, "continue");
  return {
    async finish(body: string): Promise<number> {
      post.end(body);
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode;
    },
    abandon: () => post.destroy(),
  };
}

/** Opens a live connection whose client never responds, as if it had died. */
async function openSilentSocket() {
  const socket = connect(api.port, "127.0.0.1");
  socket.write(
    [
      "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
      "Host: localhost",
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "\r\n",
    ].join("\r\n"),
  );
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("101 Switching Protocols");
  return socket;
}
