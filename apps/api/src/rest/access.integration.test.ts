import type { Plan } from "@dubdeck/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDub, seedVideo } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

/** Who is let in; `session` is a user without an API key. */
type Access = "public" | "user" | "session" | "owner";

interface Things {
  readonly videoId: string;
  readonly jobId: string;
}
interface Row {
  readonly access: Access;
  readonly id?: keyof Things;
  readonly body?: object | ((things: Things) => object);
}

const password = "password-1";

/** A row for every call of the REST door; one without a row fails the test below. */
const ROWS: Record<string, Row> = {
  "POST /auth/register": { access: "public", body: { email: "new@example.com", password } },
  "POST /auth/login": { access: "public", body: { email: "nobody@example.com", password } },
  "POST /auth/logout": { access: "session" },
  "GET /auth/me": { access: "user" },
  "POST /uploads/sign": {
    access: "user",
    body: { filename: "a.mp4", mime: "video/mp4", size: 1 },
  },
  "POST /videos": { access: "user", body: { fileUrl: "http://elsewhere.example/a.mp4" } },
  "GET /videos/{id}/preview": { access: "owner", id: "videoId" },
  "GET /videos/{id}/download": { access: "owner", id: "videoId" },
  "POST /jobs": {
    access: "owner",
    body: ({ videoId }) => ({
      video_id: videoId,
      target_language: "es",
      voice_preset: "ef_dora",
    }),
  },
  "GET /jobs/{id}": { access: "owner", id: "jobId" },
  "POST /jobs/{id}/cancel": { access: "owner", id: "jobId" },
  "GET /jobs/{id}/report": { access: "owner", id: "jobId" },
  "GET /jobs/{id}/subtitles": { access: "owner", id: "jobId" },
  "GET /languages": { access: "public" },
  "GET /voices": { access: "public" },
  "GET /analytics/usage": { access: "user" },
  "GET /analytics/billing": { access: "user" },
  "POST /billing/checkout": { access: "session", body: { plan: "pro" } },
  "GET /billing/portal": { access: "session" },
  "POST /webhook/contactLead": {
    access: "public",
    body: { name: "A", email: "a@example.com", useCase: "Hello" },
  },
};

const ROLES = [
  "visitor",
  "forged token",
  "API key",
  "revoked API key",
  "API key of a starter",
  "stranger",
  "starter",
  "pro",
  "enterprise",
] as const;
type Role = (typeof ROLES)[number];
const NOBODY: ReadonlySet<Role> = new Set([
  "visitor",
  "forged token",
  "revoked API key",
  "API key of a starter",
]);

/** What a role is told at the gate. */
function gate(role: Role, access: Access): string {
  if (access === "public") return "let in";
  if (NOBODY.has(role) || (access === "session" && role === "API key")) return "UNAUTHORIZED";
  return access === "owner" && role === "stranger" ? "NOT_FOUND" : "let in";
}

/** Past the gate there may be other reasons to refuse; a failure of ours is never one. */
const GATE_CODES: Readonly<Record<Access, readonly unknown[]>> = {
  public: ["INTERNAL"],
  user: ["INTERNAL", "UNAUTHORIZED", "PLAN_REQUIRED"],
  session: ["INTERNAL", "UNAUTHORIZED", "PLAN_REQUIRED"],
  owner: ["INTERNAL", "UNAUTHORIZED", "PLAN_REQUIRED", "NOT_FOUND"],
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("has a row for every call, and none too many", async () => {
  const { body } = await app.call("GET", "/openapi.json");
  const paths = Object.entries(body["paths"] as Record<string, object>);
  const calls = paths.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(ROWS).toSorted()).toEqual(calls.toSorted());
});

describe.each(Object.entries(ROWS))("%s", (call, row) => {
  it.each(ROLES)("is as open as it should be to: %s", async (role) => {
    const { token, things } = await cast(role);
    const [method = "", path = ""] = call.split(" ");
    const url = path.replace("{id}", row.id ? things[row.id] : "");
    const body = typeof row.body === "function" ? row.body(things) : row.body;
    const answer = await app.call(method === "GET" ? "GET" : "POST", url, { token, body });
    const { code } = answer.body;
    expect(GATE_CODES[row.access].includes(code) ? code : "let in").toBe(gate(role, row.access));
  });
});

it.each(["/health", "/openapi.json", "/auth/google", "/"])("%s is for everyone", async (path) => {
  expect((await app.call("GET", path)).body["code"]).not.toBe("UNAUTHORIZED");
});

it("takes no event without a signature", async () => {
  const body = { id: "evt_1", type: "customer.subscription.deleted" };
  const attempts: Record<string, string>[] = [{}, { "stripe-signature": "t=1,v1=00" }];
  for (const headers of attempts) {
    const { status } = await app.call("POST", "/webhook/stripe", { body, headers });
    expect(status).toBe(400);
  }
});

it.each([{}, { token: "x", action: "steal" }, undefined])(
  "does nothing at the till for %j",
  async (body) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const payload = body && new URLSearchParams(body as Record<string, string>).toString();
    const { status } = await app.call("POST", "/till/portal", { body: payload, headers });
    expect(status).toBe(400);
  },
);

it.each(["checkout", "portal"])("shows no %s of the till without its link", async (page) => {
  const { status } = await app.call("GET", `/till/${page}?token=forged.link`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

async function cast(role: Role): Promise<{ token: string | undefined; things: Things }> {
  const plans: Partial<Record<Role, Plan>> = {
    starter: "starter",
    pro: "pro",
    "API key of a starter": "starter",
  };
  const person = await app.newUser(plans[role] ?? "enterprise");
  const owner = role === "stranger" ? await app.newUser() : person;
  const video = await seedVideo(app, owner.user.id);
  const dub = await seedDub(app, video);
  return { token: await tokenOf(role, person), things: { videoId: video.id, jobId: dub.id } };
}

async function tokenOf(
  role: Role,
  { user, token }: Awaited<ReturnType<TestApp["newUser"]>>,
): Promise<string | undefined> {
  if (role === "visitor") return undefined;
  if (role === "forged token") return `${token}x`;
  if (!role.includes("API key")) return token;
  const key = await app.newApiKey(user.id);
  if (role === "revoked API key") await app.pool.query("update api_keys set revoked_at = now()");
  return key;
}
