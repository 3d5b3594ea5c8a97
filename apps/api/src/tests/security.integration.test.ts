import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { logOptions } from "../log-options.ts";
import { seedDub, seedVideo } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";
import { toVideo } from "../use-cases/videos/to-video.ts";

const lines: string[] = [];
const log = pino(
  logOptions("debug"),
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);
const app = await startTestApp(() => ({ log }));
afterAll(() => app.close());

it("runs only the site's own code, and talks to storage and itself", async () => {
  const { headers } = await app.call("GET", "/");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`connect-src 'self' ws://localhost:3000 ${app.storageOrigin}`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("*");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  expect(headers["x-powered-by"]).toBeUndefined();
});

it("lets no other page read its answers", async () => {
  const ask = async (origin: string) => {
    const { headers } = await app.call("GET", "/languages", { headers: { origin } });
    return headers["access-control-allow-origin"];
  };
  expect(await ask("https://evil.example")).not.toBe("https://evil.example");
  expect(await ask("https://evil.example")).not.toBe("*");
  expect(await ask(app.site)).toBe(app.site);
});

it("redirects nowhere but to itself, storage and the providers", async () => {
  const { headers } = await app.call("GET", "/auth/google?next=https://evil.example");
  expect(String(headers["location"])).toMatch(/^\/login\?error=/);
  const callback = await app.call("GET", "/auth/google/callback?state=//evil.example&code=1");
  expect(String(callback.headers["location"])).toMatch(/^\/login\?error=/);
});

describe("a file's address", () => {
  it("is good for that one file and a name, and for an hour", async () => {
    const { user, token } = await app.newUser();
    const dub = await seedDub(app, await seedVideo(app, user.id));
    const { body } = await app.call("GET", `/videos/${dub.videoId}/download`, { token });
    const url = new URL(String(body["url"]));
    const response = await fetch(url);
    expect(response.headers.get("content-disposition")).toContain('filename="my-talk.es.mp4"');
    expect(url.searchParams.get("X-Amz-Expires")).toBe("3600");

    const other = new URL(url);
    other.pathname = other.pathname.replace("output.mp4", "preview.mp4");
    expect((await fetch(other)).status).toBe(403);
    const longer = new URL(url);
    longer.searchParams.set("X-Amz-Expires", "604800");
    expect((await fetch(longer)).status).toBe(403);
  });

  it("is what ?redirect=1 leads to", async () => {
    const { user, token } = await app.newUser();
    const dub = await seedDub(app, await seedVideo(app, user.id));
    const path = `/videos/${dub.videoId}/preview?redirect=1`;
    const { status, headers } = await app.call("GET", path, { token });
    expect(status).toBe(302);
    expect(await (await fetch(String(headers["location"]))).text()).toBe("a dub");
  });
});

it("writes no secret into its log", async () => {
  const body = { email: "secret-keeper@example.com", password: "a very secret password" };
  const { body: answer } = await app.call("POST", "/auth/register", { body });
  const token = String(answer["token"]);
  await app.call("GET", "/auth/me?token=query-secret", { token });
  await app.call("POST", "/auth/login", { body: { ...body, password: "another secret" } });
  await app.call("GET", "/auth/google/callback?code=code-secret&state=state-secret");
  await app.call("POST", "/auth/login", {
    body: "{broken secret",
    headers: { "content-type": "application/json" },
  });
  const { user } = await app.newUser();
  const { sourceUrl } = await toVideo(app.storage, await seedVideo(app, user.id));
  const signature = new URL(sourceUrl).searchParams.get("X-Amz-Signature") ?? "";
  log.warn({ err: new Error(`ffmpeg ended with 1: ${sourceUrl}: Not found`) }, "no thumbnail");
  const text = lines.join("");
  expect(text).toContain("X-Amz-Expires");
  expect(text).toContain("/auth/register");
  for (const secret of [token, "secret password", "another secret", "query-secret", signature]) {
    expect(text).not.toContain(secret);
  }
  for (const secret of ["code-secret", "state-secret", "broken secret"]) {
    expect(text).not.toContain(secret);
  }
});
