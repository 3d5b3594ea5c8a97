import { PLANS } from "@dubdeck/domain";
import { afterAll, describe, expect, it } from "vitest";
import { createLimits, LIMITS } from "../adapters/limits.ts";
import { newEmail, password } from "../testing/accounts.ts";
import { startTestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

const strict = { points: 4, seconds: 60 };
const limits = {
  ...LIMITS,
  loginAddressNetwork: strict,
  loginAddress: { points: 8, seconds: 60 },
  registerNetwork: strict,
};
const app = await startTestApp(({ pool }) => ({ limits: createLimits(pool, limits) }));
const behindProxy = await startTestApp(({ pool }) => ({
  limits: createLimits(pool, limits),
  trustedProxies: 1,
}));
afterAll(() => Promise.all([app.close(), behindProxy.close()]));

describe("rate limits", () => {
  it("block an address after too many attempts, and say for how long", async () => {
    const body = { email: newEmail(), password: "guess" };
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await app.call("POST", "/auth/login", { body })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    const { headers, body: answer } = await app.call("POST", "/auth/login", { body });
    expect(answer["code"]).toBe("RATE_LIMITED");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  it("do not lock an owner out who is elsewhere, signed in, or has the password", async () => {
    const email = newEmail();
    const account = { body: { email, password }, remoteAddress: "198.51.100.1" };
    const { body } = await app.call("POST", "/auth/register", account);
    const token = String(body["token"]);
    const login = (secret: string, remoteAddress: string) =>
      app.call("POST", "/auth/login", { body: { email, password: secret }, remoteAddress });
    for (let i = 0; i < 6; i++) await login("guess", `2001:db8:1:2::${i}`);
    expect((await login(password, "2001:db8:1:2::99")).status).toBe(429);
    expect((await login(password, "2001:db8:1:3::1")).status).toBe(200);
    const change = { currentPassword: password, newPassword: "a new password" };
    const changed = await trpcCaller(app).mutate("auth.changePassword", change, token);
    expect(changed.status).toBe(200);
    for (let i = 0; i < 9; i++) {
      expect((await login("a new password", "2001:db8:1:4::1")).status).toBe(200);
    }
  });

  it("eventually stop guesses for one address from many networks", async () => {
    const email = newEmail();
    const statuses = [];
    for (let i = 0; i < 10; i++) {
      const body = { email, password: "guess" };
      const { status } = await app.call("POST", "/auth/login", {
        body,
        remoteAddress: `203.0.113.${i}`,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
  });

  it("trust X-Forwarded-For of the configured number of proxies only", async () => {
    const email = newEmail();
    const guess = (at: typeof app, forwarded: string) =>
      at.call("POST", "/auth/login", {
        body: { email, password: "guess" },
        headers: { "x-forwarded-for": forwarded },
      });
    const seen = [];
    for (let i = 0; i < 5; i++)
      seen.push((await guess(behindProxy, `${i}.1.1.1, 203.0.113.9`)).status);
    expect(seen).toEqual([401, 401, 401, 401, 429]);
    expect((await guess(behindProxy, "203.0.113.9, 203.0.113.10")).status).toBe(401);
  });

  it("hold signs and registrations to the plan's number a minute", async () => {
    const { token } = await app.newUser();
    const file = { filename: "a.mp4", mime: "video/mp4", size: 1 };
    const video = { fileUrl: "http://elsewhere.example" };
    const many = async (path: string, body: object) => {
      const statuses = [];
      for (let i = 0; i < 21; i++) {
        statuses.push((await app.call("POST", path, { token, body })).status);
      }
      return statuses;
    };
    const per = PLANS.starter.uploadsPerMinute;
    expect(await many("/uploads/sign", file)).toEqual([...Array(per).fill(200), 429]);
    expect(await many("/videos", video)).toEqual([...Array(per).fill(404), 429]);
  });

  it("cannot be bypassed by concurrent attempts or a forged address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        app.call("POST", "/auth/register", {
          body: { email: newEmail(), password },
          headers: { "x-forwarded-for": `10.0.0.${i}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(strict.points);
  });
});
