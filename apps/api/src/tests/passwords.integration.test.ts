import { afterAll, describe, expect, it } from "vitest";
import { accountsOf, newEmail, password } from "../testing/accounts.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
afterAll(() => app.close());

const { register, me } = accountsOf(app);

describe("a forgotten password", () => {
  it("is reset by the mailed link once, which ends every session", async () => {
    const { email, token } = await register();
    expect((await reset(email)).status).toBe(200);
    const link = await mailedToken(email);
    const change = { token: link, password: "a new password" };
    expect((await trpc("auth.resetPassword", change)).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    const body = { email, password: "a new password" };
    expect((await app.call("POST", "/auth/login", { body })).status).toBe(200);
    expect((await trpc("auth.resetPassword", change)).status).toBe(400);
  });

  it("does not reveal whether an address is registered", async () => {
    const known = await reset((await register()).email);
    const unknown = await reset(newEmail());
    expect(unknown.body).toEqual(known.body);
  });

  it("accepts only the newest link, for an hour", async () => {
    const { email } = await register();
    await reset(email);
    const first = await mailedToken(email);
    app.mails.length = 0;
    await reset(email);
    const second = await mailedToken(email);
    const use = (token: string) => trpc("auth.resetPassword", { token, password });
    expect((await use(first)).status).toBe(400);
    await app.pool.query("update password_resets set expires_at = now()");
    expect((await use(second)).status).toBe(400);
  });
});

it("says that there is no mail where none can be sent, to every address alike", async () => {
  const silent = await startTestApp(() => ({ mailer: null }));
  const { email } = await accountsOf(silent).register();
  const ask = (address: string) =>
    silent.call("POST", "/trpc/auth.requestPasswordReset", { body: { json: { email: address } } });
  const answers = await Promise.all([ask(email), ask(newEmail())]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(JSON.stringify(answers[0]?.body)).toContain("This server cannot send mail.");
  expect((await silent.pool.query("select id from password_resets")).rows).toEqual([]);
  await silent.close();
});

it("changes a password only with the current one, and ends the other sessions", async () => {
  const { email, token } = await register();
  const change = (currentPassword: string) =>
    trpc("auth.changePassword", { currentPassword, newPassword: "a new password" }, token);
  expect((await change("wrong")).status).toBe(400);
  const { status, body } = await change(password);
  expect(status).toBe(200);
  expect((await me(token)).status).toBe(401);
  const { token: fresh } = (body as { result: { data: { json: { token: string } } } }).result.data
    .json;
  expect((await me(fresh)).status).toBe(200);
  expect((await app.call("POST", "/auth/login", { body: { email, password } })).status).toBe(401);
});

const trpc = (path: string, json: object, token?: string) =>
  app.call("POST", `/trpc/${path}`, { body: { json }, token });

const reset = (email: string) => trpc("auth.requestPasswordReset", { email });

/** Polls for the token, since mails are sent after the response. */
async function mailedToken(email: string): Promise<string> {
  const mail = await expect
    .poll(() => app.mails.find(({ to }) => to === email))
    .toBeDefined()
    .then(() => app.mails.find(({ to }) => to === email));
  const link = /http:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(link.startsWith(`${app.site}/reset-password?token=`)).toBe(true);
  return new URL(link).searchParams.get("token") ?? "";
}
