import { afterAll, describe, expect, it } from "vitest";
import { createLimits, LIMITS } from "./adapters/limits.ts";
import { startTestApp } from "./testing/test-app.ts";

const strict = { points: 4, seconds: 60 };
const app = await startTestApp();
const strictApp = await startTestApp(({ pool }) => ({
  limits: createLimits(pool, {
    ...LIMITS,
    loginAddress: strict,
    registerIp: strict,
    resetAddress: strict,
  }),
}));
afterAll(() => Promise.all([app.close(), strictApp.close()]));

let count = 0;
const newEmail = () => `person-${(count += 1)}@example.com`;
const password = "correct horse";

async function register(email = newEmail()) {
  const { body } = await app.call("POST", "/auth/register", { body: { email, password } });
  return { email, token: String(body["token"]) };
}

const me = (token: string) => app.call("GET", "/auth/me", { token });

describe("registration", () => {
  it("opens an account and a session", async () => {
    const body = { email: "  New.Person@Example.COM ", password };
    const { status, body: answer } = await app.call("POST", "/auth/register", { body });
    expect(status).toBe(201);
    expect(answer["user"]).toMatchObject({ email: "new.person@example.com", plan: "starter" });
    expect((await me(String(answer["token"]))).body).toEqual({ user: answer["user"] });
  });

  it("stores no password and no token", async () => {
    const { token } = await register();
    const { rows } = await app.pool.query(
      "select row_to_json(u)::text || coalesce(row_to_json(s)::text, '') as text from users u left join sessions s on s.user_id = u.id",
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(token);
    expect(text).not.toContain(password);
    expect(text).toContain("$argon2id$");
  });

  it.each([
    ["no e-mail", { password }, "email"],
    ["a bad e-mail", { email: "nobody", password }, "e-mail"],
    ["a short password", { email: "a@b.co", password: "1234567" }, "at least 8"],
    ["a long password", { email: "a@b.co", password: "x".repeat(129) }, "at most 128"],
    ["a number", { email: 5, password }, "email"],
  ])("refuses %s and names the field", async (_, body, message) => {
    const answer = await app.call("POST", "/auth/register", { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "BAD_REQUEST" });
    expect(answer.body["message"]).toContain(message);
  });

  it("gives an address to one account only, also when both ask at once", async () => {
    const body = { email: newEmail(), password };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call("POST", "/auth/register", { body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ]);
  });
});

describe("signing in", () => {
  it("says the same of an unknown address and of a wrong password", async () => {
    const { email } = await register();
    const wrong = await app.call("POST", "/auth/login", { body: { email, password: "wrong" } });
    const unknown = await app.call("POST", "/auth/login", {
      body: { email: newEmail(), password: "wrong" },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body["message"]).toBe(wrong.body["message"]);
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
    const { email } = await register();
    const wrong = await medianMs(() => ({ email, password: "wrong" }));
    const unknown = await medianMs(() => ({ email: newEmail(), password: "wrong" }));
    expect(unknown).toBeGreaterThan(wrong * 0.5);
    expect(unknown).toBeLessThan(wrong * 2);
  });

  it("ends a session for good on signing out, and only that one", async () => {
    const { email, token } = await register();
    const { body } = await app.call("POST", "/auth/login", { body: { email, password } });
    const other = String(body["token"]);
    expect((await app.call("POST", "/auth/logout", { token })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });

  it("forgets a session after 30 days", async () => {
    const { token } = await register();
    await app.pool.query("update sessions set expires_at = now() - interval '1 second'");
    expect((await me(token)).status).toBe(401);
  });
});

describe("rate limits", () => {
  it("hold an address after too many tries, and say for how long", async () => {
    const body = { email: newEmail(), password: "guess" };
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await strictApp.call("POST", "/auth/login", { body })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    const { headers, body: answer } = await strictApp.call("POST", "/auth/login", { body });
    expect(answer["code"]).toBe("RATE_LIMITED");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  it("cannot be passed by many tries at once, nor by a forged address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        strictApp.call("POST", "/auth/register", {
          body: { email: newEmail(), password },
          headers: { "x-forwarded-for": `10.0.0.${i}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(strict.points);
  });
});

describe("a forgotten password", () => {
  it("is set anew by the mailed link, once, and ends every session", async () => {
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

  it("tells nobody whether an address is known", async () => {
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

it("changes a password only for who knows the old one, and ends the other sessions", async () => {
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

/** Mails are sent after the answer. */
async function mailedToken(email: string): Promise<string> {
  const mail = await expect
    .poll(() => app.mails.find(({ to }) => to === email), { timeout: 5000 })
    .toBeDefined()
    .then(() => app.mails.find(({ to }) => to === email));
  const link = /http:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(link.startsWith(`${app.site}/reset-password?token=`)).toBe(true);
  return new URL(link).searchParams.get("token") ?? "";
}

async function medianMs(body: () => object): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 9; i++) {
    const start = performance.now();
    await app.call("POST", "/auth/login", { body: body() });
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}
