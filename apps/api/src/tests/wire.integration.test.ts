import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
afterAll(() => app.close());

let token = "";
beforeAll(async () => {
  ({ token } = await app.newUser());
});

describe("the wire", () => {
  it.each([
    ["malformed JSON", "{", "application/json", 400, "BAD_REQUEST"],
    ["no JSON", "a=b", "application/x-www-form-urlencoded", 415, "UNSUPPORTED_TYPE"],
    [
      "a huge body",
      JSON.stringify({ email: "x".repeat(100_000) }),
      "application/json",
      413,
      "TOO_LARGE",
    ],
    ["nothing", "", "application/json", 400, "BAD_REQUEST"],
  ])("refuses %s on both doors", async (_, body, type, status, code) => {
    for (const path of ["/auth/login", "/trpc/auth.login"]) {
      const answer = await app.call("POST", path, { body, headers: { "content-type": type } });
      expect([path, answer.status]).toEqual([path, status]);
      expect(JSON.stringify(answer.body)).toContain(code);
      expect(JSON.stringify(answer.body)).not.toContain("node_modules");
    }
  });

  it("takes a call without a body that says it carries JSON", async () => {
    const person = await app.newUser();
    const headers = { "content-type": "application/json" };
    const answer = await app.call("POST", "/auth/logout", { ...person, headers, body: "" });
    expect(answer.status).toBe(200);
    expect((await app.call("GET", "/auth/me", person)).status).toBe(401);
  });

  it.each(["/jobs/1", `/jobs/${randomUUID()}`, "/videos/1/preview", "/nothing/here"])(
    "knows nothing of %s",
    async (path) => {
      const answer = await app.call("GET", path, { token });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        message: expect.any(String),
        code: "NOT_FOUND",
        request_id: answer.headers["x-request-id"],
      });
    },
  );

  it("gives the app to a browser that asks for a page, and JSON to everyone else", async () => {
    const page = await app.call("GET", "/app/videos/1", { headers: { accept: "text/html" } });
    expect([200, 503]).toContain(page.status);
    const api = await app.call("GET", "/jobs/1", { headers: { accept: "text/html" } });
    expect(api.body["code"]).toBe("UNAUTHORIZED");
    const posted = await app.call("POST", "/app", { headers: { accept: "text/html" } });
    expect(posted.body["code"]).toBe("NOT_FOUND");
  });
});
