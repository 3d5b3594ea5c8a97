import { afterAll, describe, expect, it } from "vitest";
import { accountsOf, newEmail, password } from "../testing/accounts.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
afterAll(() => app.close());

const { register, me } = accountsOf(app);

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
    const [wrong, unknown] = await fastestMs(
      () => ({ email, password: "wrong" }),
      () => ({ email: newEmail(), password: "wrong" }),
    );
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

/** Measures both alternately and returns each minimum in ms, since other load only adds time. */
async function fastestMs(one: () => object, other: () => object): Promise<[number, number]> {
  const fastest: [number, number] = [Infinity, Infinity];
  for (let i = 0; i < 9; i++) {
    fastest[0] = Math.min(fastest[0], await loginMs(one()));
    fastest[1] = Math.min(fastest[1], await loginMs(other()));
  }
  return fastest;
}

async function loginMs(body: object): Promise<number> {
  const start = performance.now();
  await app.call("POST", "/auth/login", { body });
  return performance.now() - start;
}
