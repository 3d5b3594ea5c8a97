import { afterAll, describe, expect, it } from "vitest";
import { createLimits, LIMITS } from "../adapters/limits.ts";
import { newEmail, password } from "../testing/accounts.ts";
import { startTestApp } from "../testing/test-app.ts";

const strict = { points: 4, seconds: 60 };
const app = await startTestApp(({ pool }) => ({
  limits: createLimits(pool, { ...LIMITS, loginAddress: strict, registerIp: strict }),
}));
afterAll(() => app.close());

describe("rate limits", () => {
  it("hold an address after too many tries, and say for how long", async () => {
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

  it("cannot be passed by many tries at once, nor by a forged address", async () => {
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
