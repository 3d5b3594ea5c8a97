import { randomUUID } from "node:crypto";
import { saveReport } from "@dubdeck/db";
import { withTempDir } from "@dubdeck/media";
import { fixture, makeBadMedia } from "@dubdeck/testing";
import { seedDub, seedImport, seedJob, seedVideo, uploadFile } from "./seed.ts";
import type { TestApp } from "./test-app.ts";

/** One try of a call and what it must be answered with. */
interface Try {
  readonly token?: string;
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
}
export type Scenario = (app: TestApp) => Promise<Try>;

const password = "password-1";
const email = () => `${randomUUID()}@example.com`;
const file = { filename: "a.mp4", mime: "video/mp4", size: 1 };
const link = { url: "https://videos.example/talk" };
const visitor: Scenario = async () => ({});
const user: Scenario = async (app) => ({ token: (await app.newUser()).token });
const userSends =
  (body: unknown): Scenario =>
  async (app) => ({ ...(await user(app)), body });
const visitorSends =
  (body: unknown): Scenario =>
  async () => ({ body });
const unknownId: Scenario = async (app) => ({ ...(await user(app)), id: randomUUID() });

const withVideo: Scenario = async (app) => {
  const person = await app.newUser();
  return { token: person.token, id: (await seedVideo(app, person.user.id)).id };
};
const withDub =
  (of: "job" | "video", query = ""): Scenario =>
  async (app) => {
    const person = await app.newUser();
    const video = await seedVideo(app, person.user.id);
    const job = await seedDub(app, video);
    return { token: person.token, id: of === "job" ? job.id : video.id, query };
  };
const withQueuedJob: Scenario = async (app) => {
  const person = await app.newUser();
  const job = await seedJob(app, await seedVideo(app, person.user.id));
  return { token: person.token, id: job.id };
};
const withImport: Scenario = async (app) => {
  const person = await app.newUser();
  return { token: person.token, id: (await seedImport(app, person.user.id)).id };
};
const importsTwice: Scenario = async (app) => ({ ...(await withImport(app)), body: link });
const endedImport: Scenario = async (app) => {
  const found = await withImport(app);
  await app.pool.query("update video_imports set status = 'failed' where id = $1", [found.id]);
  return found;
};
const withReport: Scenario = async (app) => {
  const dub = await withDub("job")(app);
  const job = { lines: 0, overlap: 0, coverage: 0, onsetErrorP95Ms: 0, shareAtMost1_2: 1 };
  const measured = { collisions: 0, driftMs: 0, loudnessLufs: -16, truePeakDbtp: -1 };
  await saveReport(app.db, dub.id ?? "", { lines: [], job: { ...job, ...measured } });
  return dub;
};
const startsJob =
  (change: object = {}, durationMs = 11_000): Scenario =>
  async (app) => {
    const person = await app.newUser();
    const video = await seedVideo(app, person.user.id, durationMs);
    const job = { video_id: video.id, target_language: "es", voice_preset: "ef_dora" };
    return { token: person.token, body: { ...job, ...change } };
  };
const startsTwice: Scenario = async (app) => {
  const start = await startsJob()(app);
  await app.call("POST", "/jobs", start);
  return start;
};
const uploads =
  (kind: "good" | "text"): Scenario =>
  async (app) => {
    const { token } = await app.newUser();
    const fileUrl = await withTempDir(async (folder) => {
      const path = kind === "good" ? fixture("jfk.mp4") : (await makeBadMedia(folder)).text;
      return await uploadFile(app, token, path);
    });
    return { token, body: { fileUrl } };
  };
const signsOnly: Scenario = async (app) => {
  const { token } = await app.newUser();
  const { body } = await app.call("POST", "/uploads/sign", { token, body: file });
  return { token, body: { fileUrl: body["fileUrl"] } };
};
/** Uploaded as pro, then the plan ended. */
const uploadsTooMuch: Scenario = async (app) => {
  const { user: owner, token } = await app.newUser("pro");
  const fileUrl = await uploadFile(app, token, new Uint8Array(101 * 1024 * 1024));
  await app.pool.query("update users set plan = 'starter' where id = $1", [owner.id]);
  return { token, body: { fileUrl } };
};
const registered: Scenario = async (app) => {
  const body = { email: email(), password };
  await app.call("POST", "/auth/register", { body });
  return { body };
};
const tooOften =
  (path: string, body: object): Scenario =>
  async (app) => {
    for (let i = 0; i < 12; i++) await app.call("POST", path, { body });
    return { body };
  };
const importsTooOften: Scenario = async (app) => {
  const start = await userSends(link)(app);
  for (let i = 0; i < 61; i++) await app.call("POST", "/imports", start);
  return start;
};
const lead = { name: "A", email: "lead@example.com", useCase: "Hello", plan: "enterprise" };
const guess = { email: "guess@example.com", password: "guess" };

/** Answered while something behind is down: see OUTAGES. */
export const DOWN = null;
/** One scenario for every documented answer. */
export const SCENARIOS: Record<string, Scenario | typeof DOWN> = {
  "POST /auth/register 201": async () => ({ body: { email: email(), password } }),
  "POST /auth/register 400": visitorSends({}),
  "POST /auth/register 409": registered,
  "POST /auth/register 429": tooOften("/auth/register", { email: "often@example.com", password }),
  "POST /auth/login 200": registered,
  "POST /auth/login 400": visitorSends({ email: 1 }),
  "POST /auth/login 401": visitorSends({ email: "nobody@example.com", password }),
  "POST /auth/login 429": tooOften("/auth/login", guess),
  "POST /auth/logout 200": user,
  "POST /auth/logout 401": visitor,
  "GET /auth/me 200": user,
  "GET /auth/me 401": visitor,
  "POST /uploads/sign 200": userSends(file),
  "POST /uploads/sign 400": userSends({}),
  "POST /uploads/sign 401": visitorSends(file),
  "POST /uploads/sign 413": userSends({ ...file, size: 10 ** 10 }),
  "POST /uploads/sign 415": userSends({ ...file, mime: "text/plain" }),
  "POST /imports 201": userSends(link),
  "POST /imports 400": userSends({ url: "file:///etc/passwd" }),
  "POST /imports 401": visitorSends(link),
  "POST /imports 409": importsTwice,
  "POST /imports 429": importsTooOften,
  "GET /imports/{id} 200": withImport,
  "GET /imports/{id} 401": visitor,
  "GET /imports/{id} 404": unknownId,
  "POST /imports/{id}/cancel 200": withImport,
  "POST /imports/{id}/cancel 401": visitor,
  "POST /imports/{id}/cancel 404": unknownId,
  "POST /imports/{id}/cancel 409": endedImport,
  "POST /imports/{id}/cancel 503": DOWN,
  "POST /videos 201": uploads("good"),
  "POST /videos 400": userSends({}),
  "POST /videos 401": visitor,
  "POST /videos 404": userSends({ fileUrl: "http://elsewhere.example" }),
  "POST /videos 413": uploadsTooMuch,
  "POST /videos 422": uploads("text"),
  "POST /videos 503": DOWN,
  ...Object.fromEntries(
    ["preview", "download"].flatMap((name) => [
      [`GET /videos/{id}/${name} 200`, withDub("video")],
      [`GET /videos/{id}/${name} 302`, withDub("video", "?redirect=1")],
      [`GET /videos/{id}/${name} 401`, visitor],
      [`GET /videos/{id}/${name} 404`, unknownId],
      [`GET /videos/{id}/${name} 409`, withVideo],
    ]),
  ),
  "POST /jobs 201": startsJob(),
  "POST /jobs 400": userSends({}),
  "POST /jobs 401": visitor,
  "POST /jobs 402": startsJob({}, 400_000),
  "POST /jobs 403": startsJob({ voice_preset: "em_santa" }),
  "POST /jobs 404": startsJob({ video_id: randomUUID() }),
  "POST /jobs 409": startsTwice,
  "POST /jobs 422": startsJob({ target_language: "tr" }),
  "POST /jobs 503": DOWN,
  "GET /jobs/{id} 200": withDub("job"),
  "GET /jobs/{id} 401": visitor,
  "GET /jobs/{id} 404": unknownId,
  "POST /jobs/{id}/cancel 200": withQueuedJob,
  "POST /jobs/{id}/cancel 401": visitor,
  "POST /jobs/{id}/cancel 404": unknownId,
  "POST /jobs/{id}/cancel 409": withDub("job"),
  "POST /jobs/{id}/cancel 503": DOWN,
  "GET /jobs/{id}/report 200": withReport,
  "GET /jobs/{id}/report 401": visitor,
  "GET /jobs/{id}/report 404": unknownId,
  "GET /jobs/{id}/subtitles 200": withDub("job", "?track=original&format=vtt"),
  "GET /jobs/{id}/subtitles 302": withDub("job", "?redirect=1"),
  "GET /jobs/{id}/subtitles 400": withDub("job", "?format=doc"),
  "GET /jobs/{id}/subtitles 401": visitor,
  "GET /jobs/{id}/subtitles 404": unknownId,
  "GET /jobs/{id}/subtitles 409": withQueuedJob,
  "GET /languages 200": visitor,
  "GET /languages 503": DOWN,
  "GET /voices 200": async () => ({ query: "?lang=es" }),
  "GET /voices 400": async () => ({ query: "?lang=xx" }),
  "GET /voices 503": DOWN,
  "GET /analytics/usage 200": async (app) => ({ token: (await withDub("job")(app)).token ?? "" }),
  "GET /analytics/usage 401": visitor,
  "GET /analytics/billing 200": user,
  "GET /analytics/billing 401": visitor,
  "POST /billing/checkout 200": userSends({ plan: "studio" }),
  "POST /billing/checkout 400": userSends({ plan: "starter" }),
  "POST /billing/checkout 401": visitor,
  "POST /billing/checkout 503": DOWN,
  "GET /billing/portal 200": user,
  "GET /billing/portal 401": visitor,
  "GET /billing/portal 503": DOWN,
  "POST /webhook/contactLead 201": visitorSends(lead),
  "POST /webhook/contactLead 400": visitorSends({ ...lead, email: "x" }),
  "POST /webhook/contactLead 429": tooOften("/webhook/contactLead", lead),
};

export const OUTAGES: readonly (readonly [string, Scenario])[] = [
  ["POST /videos 503", signsOnly],
  ["POST /imports/{id}/cancel 503", withImport],
  ["POST /jobs 503", startsJob()],
  ["POST /jobs/{id}/cancel 503", withQueuedJob],
  ["GET /languages 503", visitor],
  ["GET /voices 503", visitor],
  ["POST /billing/checkout 503", userSends({ plan: "pro" })],
  ["GET /billing/portal 503", user],
];
