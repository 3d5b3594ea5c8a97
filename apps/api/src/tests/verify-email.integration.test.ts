import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newEmail, password } from "../testing/accounts.ts";
import { seedVideo } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(({ site }) => ({ site: { ...site, verifiesEmail: true } }));
});
afterAll(() => app.close());

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Registers an account and returns it with the token of the mailed link. */
async function register(): Promise<Person & { link: string }> {
  const email = newEmail();
  const { body } = await app.call("POST", "/auth/register", { body: { email, password } });
  await expect.poll(() => app.mailedToken(email)).not.toBe("");
  const { id } = body["user"] as { id: string };
  return { id, email, token: String(body["token"]), link: app.mailedToken(email) };
}

async function startJob({ id, token }: Person) {
  const video = await seedVideo(app, id);
  const body = { video_id: video.id, target_language: "es", voice_preset: "ef_dora" };
  return await app.call("POST", "/jobs", { token, body });
}

const isVerified = async ({ token }: Person) => {
  const { body } = await app.call("GET", "/auth/me", { token });
  return (body["user"] as { email_verified: boolean }).email_verified;
};
const open = (token: string) => app.call("POST", "/auth/verify-email", { body: { token } });

describe("free minutes, where mail can be sent", () => {
  it("count from the moment the address is confirmed", async () => {
    const person = await register();
    expect(await isVerified(person)).toBe(false);
    const refusal = await startJob(person);
    expect(refusal.status).toBe(402);
    expect(refusal.body["message"]).toContain(`we sent a link to ${person.email}`);

    expect((await open(person.link)).status).toBe(200);
    expect(await isVerified(person)).toBe(true);
    expect((await startJob(person)).status).toBe(201);
  });

  it("are no matter for a paid plan", async () => {
    const person = await register();
    await app.pool.query("update users set plan = 'pro' where id = $1", [person.id]);
    expect((await startJob(person)).status).toBe(201);
  });
});

describe("the mailed link", () => {
  it("works once, and as long as a day", async () => {
    const person = await register();
    await app.pool.query("update email_verifications set expires_at = now()");
    expect((await open(person.link)).status).toBe(400);
    expect(await isVerified(person)).toBe(false);

    const trpc = trpcCaller(app);
    await trpc.mutate("auth.resendVerification", undefined, person.token);
    const again = app.mailedToken(person.email);
    expect(again).not.toBe(person.link);
    expect((await trpc.mutate("auth.verifyEmail", { token: again })).status).toBe(200);
    expect(await isVerified(person)).toBe(true);
    expect((await trpc.mutate("auth.verifyEmail", { token: again })).status).toBe(400);
  });

  it("is not stored, nor is it a password", async () => {
    const { link } = await register();
    const { rows } = await app.pool.query("select * from email_verifications");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(link);
    expect((await app.call("GET", "/auth/me", { token: link })).status).toBe(401);
    const reset = { token: link, password };
    expect((await trpcCaller(app).mutate("auth.resetPassword", reset)).status).toBe(400);
  });

  it("that sets a new password confirms the address as well", async () => {
    const person = await register();
    const trpc = trpcCaller(app);
    await trpc.mutate("auth.requestPasswordReset", { email: person.email });
    await expect.poll(() => app.mailedToken(person.email)).not.toBe(person.link);
    const token = app.mailedToken(person.email);
    await trpc.mutate("auth.resetPassword", { token, password });
    const body = { email: person.email, password };
    const login = await app.call("POST", "/auth/login", { body });
    expect(login.body["user"]).toMatchObject({ email_verified: true });
  });
});

it("mails nothing at registration where mail cannot be sent", async () => {
  const without = await startTestApp();
  try {
    const email = newEmail();
    const { body } = await without.call("POST", "/auth/register", { body: { email, password } });
    const { id } = body["user"] as { id: string };
    const video = await seedVideo(without, id);
    const job = { video_id: video.id, target_language: "es", voice_preset: "ef_dora" };
    const started = await without.call("POST", "/jobs", {
      token: String(body["token"]),
      body: job,
    });
    expect(started.status).toBe(201);
    expect(without.mails).toEqual([]);
  } finally {
    await without.close();
  }
});
