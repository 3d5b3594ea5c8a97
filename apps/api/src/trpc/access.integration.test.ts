import { randomUUID } from "node:crypto";
import type { Plan } from "@dubdeck/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDub, seedVideo } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { appRouter } from "./router.ts";

/** Who is let in: everyone, signed-in users, plans with settings, or the owner of the thing alone. */
type Access = "public" | "user" | "settings" | "owner";

interface Things {
  readonly videoId: string;
  readonly jobId: string;
  readonly keyId: string;
}
type Input = object | ((things: Things) => object);

const password = "password-1";
const video = ({ videoId }: Things) => ({ id: videoId });
const job = ({ jobId }: Things) => ({ id: jobId });

/** A row for every procedure; one without a row fails the test below. */
const ROWS: Record<string, readonly [Access, Input?]> = {
  "auth.register": ["public", { email: "new@example.com", password }],
  "auth.login": ["public", { email: "nobody@example.com", password }],
  "auth.logout": ["user"],
  "auth.logoutEverywhere": ["user"],
  "auth.me": ["user"],
  "auth.changePassword": ["user", { currentPassword: "", newPassword: password }],
  "auth.requestPasswordReset": ["public", { email: "nobody@example.com" }],
  "auth.resetPassword": ["public", { token: "worthless", password }],
  "uploads.sign": ["user", { filename: "a.mp4", mime: "video/mp4", size: 1 }],
  "videos.create": ["user", { fileUrl: "http://elsewhere.example/a.mp4" }],
  "videos.get": ["owner", video],
  "videos.list": ["user"],
  "videos.remove": ["owner", video],
  "videos.preview": ["owner", video],
  "videos.download": ["owner", video],
  "jobs.create": [
    "owner",
    ({ videoId }) => ({ videoId, targetLanguage: "es", voicePreset: "ef_dora" }),
  ],
  "jobs.get": ["owner", job],
  "jobs.listByVideo": ["owner", ({ videoId }) => ({ videoId })],
  "jobs.cancel": ["owner", job],
  "jobs.report": ["owner", job],
  "jobs.preview": ["owner", job],
  "jobs.download": ["owner", job],
  "jobs.subtitles": ["owner", job],
  "catalog.languages": ["public"],
  "catalog.voices": ["public", {}],
  "analytics.usage": ["user"],
  "analytics.billing": ["user"],
  "analytics.minutesByDay": ["user"],
  "billing.checkout": ["user", { plan: "pro" }],
  "billing.portal": ["user"],
  "settings.get": ["settings"],
  "settings.update": ["settings", {}],
  "settings.apiKeys.list": ["settings"],
  "settings.apiKeys.create": ["settings", { name: "key" }],
  "settings.apiKeys.revoke": ["settings", ({ keyId }) => ({ id: keyId })],
  "account.exportData": ["user"],
  "account.remove": ["user", { confirmEmail: "not@mine.example" }],
  "site.config": ["public"],
};

type Role = "visitor" | "forged token" | "API key" | "stranger" | Plan;
const ROLES = [
  "visitor",
  "forged token",
  "API key",
  "stranger",
  "starter",
  "pro",
  "enterprise",
] as const satisfies Role[];

/** What a role is told at the gate. */
function gate(role: Role, access: Access): string {
  if (access === "public") return "let in";
  if (role === "visitor" || role === "forged token" || role === "API key") return "UNAUTHORIZED";
  if (access === "settings" && role !== "enterprise" && role !== "stranger") return "PLAN_REQUIRED";
  return access === "owner" && role === "stranger" ? "NOT_FOUND" : "let in";
}

/** Past the gate there may be other reasons to refuse; a failure of ours is never one. */
const GATE_CODES: Readonly<Record<Access, readonly unknown[]>> = {
  public: ["INTERNAL"],
  user: ["INTERNAL", "UNAUTHORIZED", "PLAN_REQUIRED"],
  settings: ["INTERNAL", "UNAUTHORIZED", "PLAN_REQUIRED"],
  owner: ["INTERNAL", "UNAUTHORIZED", "PLAN_REQUIRED", "NOT_FOUND"],
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Flat, by path: what the router holds of itself. */
const procedures = Object.entries(
  appRouter["_def"].procedures as unknown as Record<
    string,
    { readonly _def: { readonly type: "query" | "mutation" } }
  >,
);

it("has a row for every procedure, and none too many", () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(procedures.map(([path]) => path).toSorted());
});

describe.each(procedures.map(([path, procedure]) => [path, procedure["_def"].type] as const))(
  "%s",
  (path, type) => {
    const [access, input] = ROWS[path] ?? ["owner"];

    it.each(ROLES)(`is as open as it should be to: %s`, async (role) => {
      const { token, things } = await cast(role);
      const json = typeof input === "function" ? input(things) : input;
      const answer =
        type === "query"
          ? await app.call("GET", `/trpc/${path}?input=${encode({ json })}`, { token })
          : await app.call("POST", `/trpc/${path}`, { token, body: { json } });
      const code = codeOf(answer.body);
      expect(GATE_CODES[access].includes(code) ? code : "let in").toBe(gate(role, access));
    });
  },
);

const encode = (value: object): string => encodeURIComponent(JSON.stringify(value));

function codeOf(body: object): string | undefined {
  const { error } = body as { error?: { json: { data: { code: string } } } };
  return error?.json.data.code;
}

/** Someone in this role, and a dub: the role's own where it can have one, else someone else's. */
async function cast(role: Role): Promise<{ token: string | undefined; things: Things }> {
  const plan = role === "starter" || role === "pro" ? role : "enterprise";
  const person = await app.newUser(plan);
  const owner = role === "stranger" ? await app.newUser("enterprise") : person;
  const videoRow = await seedVideo(app, owner.user.id);
  const dub = await seedDub(app, videoRow);
  const things = { videoId: videoRow.id, jobId: dub.id, keyId: randomUUID() };
  if (role === "visitor") return { token: undefined, things };
  if (role === "forged token") return { token: `${person.token}x`, things };
  if (role === "API key") return { token: await app.newApiKey(person.user.id), things };
  return { token: person.token, things };
}
