import { selectApiKeys } from "@dubdeck/db";
import type { ApiKey } from "@dubdeck/domain";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, expect, it } from "vitest";
import { connectTo } from "../testing/live-client.ts";
import { seedJob, seedVideo } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

function connect(token: string) {
  const client = connectTo(app, token);
  sockets.push(client.socket);
  return client;
}

const SOON = { timeout: 5000, interval: 10 };

it("ends with the session", async () => {
  const { user, token } = await app.newUser();
  const other = connect(await app.sessions.open(user.id));
  const { socket } = connect(token);
  await expect.poll(() => socket.connected && other.socket.connected, SOON).toBe(true);
  await app.call("POST", "/auth/logout", { token });
  await expect.poll(() => socket.connected, SOON).toBe(false);
  expect(other.socket.connected).toBe(true);
  const third = await app.sessions.open(user.id);
  await app.call("POST", "/trpc/auth.logoutEverywhere", { token: third, body: {} });
  await expect.poll(() => other.socket.connected, SOON).toBe(false);
});

it("ends with the API key", async () => {
  const { user, token } = await app.newUser("enterprise");
  const { socket } = connect(await app.newApiKey(user.id));
  const [{ id }] = (await selectApiKeys(app.db, user.id)) as [ApiKey];
  const other = connect(await app.newApiKey(user.id));
  await expect.poll(() => socket.connected && other.socket.connected, SOON).toBe(true);
  await app.call("POST", "/trpc/settings.apiKeys.revoke", { token, body: { json: { id } } });
  await expect.poll(() => socket.connected, SOON).toBe(false);
  expect(other.socket.connected).toBe(true);
});

it("follows no job any more once the session has expired", async () => {
  const { user, token } = await app.newUser();
  const job = await seedJob(app, await seedVideo(app, user.id));
  const { socket, heard } = connect(token);
  await expect.poll(() => socket.connected, SOON).toBe(true);
  await app.pool.query("update sessions set expires_at = now() where user_id = $1", [user.id]);
  socket.emit("subscribe", { job_id: job.id });
  await expect.poll(() => heard[0]?.[1]["code"], SOON).toBe("UNAUTHORIZED");
});
