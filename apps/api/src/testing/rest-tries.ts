import { randomUUID } from "node:crypto";
import { insertCustomVoice, updateEmailVerified, updateReport } from "@dubdeck/db";
import { MAX_WEBHOOKS, type Plan } from "@dubdeck/domain";
import { qualityReport } from "@dubdeck/dubbing";
import { withTempDir } from "@dubdeck/process";
import { fixture, makeBadMedia } from "@dubdeck/testing";
import { LIMITS } from "../adapters/limits.ts";
import { seedDub, seedImport, seedJob, seedVideo, seedWebhook, uploadFile } from "./seed.ts";
import type { TestApp } from "./test-app.ts";

/** What to send in a call. */
interface Try {
  readonly token?: string;
  readonly id?: string;
  /** Other parts of the path, by name. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}
export type Scenario = (app: TestApp) => Promise<Try>;

export const password = "password-1";
export const email = () => `${randomUUID()}@example.com`;
export const file = { filename: "a.mp4", mime: "video/mp4", size: 1 };
export const link = { url: "https://videos.example/talk" };
export const visitor: Scenario = async () => ({});
export const user: Scenario = async (app) => ({ token: (await app.newUser()).token });
export const userSends =
  (body: unknown): Scenario =>
  async (app) => ({ ...(await user(app)), body });
export const visitorSends =
  (body: unknown): Scenario =>
  async () => ({ body });
export const unknownId: Scenario = async (app) => ({ ...(await user(app)), id: randomUUID() });

export const withVideo: Scenario = async (app) => {
  const person = await app.newUser();
  return { token: person.token, id: (await seedVideo(app, person.user.id)).id };
};
export const withDub =
  (of: "job" | "video", query = ""): Scenario =>
  async (app) => {
    const person = await app.newUser();
    const video = await seedVideo(app, person.user.id);
    const job = await seedDub(app, video);
    return { token: person.token, id: of === "job" ? job.id : video.id, query };
  };
export const withQueuedJob: Scenario = async (app) => {
  const person = await app.newUser();
  const job = await seedJob(app, await seedVideo(app, person.user.id));
  return { token: person.token, id: job.id };
};
/** A dub that waits for review, without a workflow. */
export const inReview: Scenario = async (app) => {
  const found = await withQueuedJob(app);
  await app.pool.query("update jobs set status = 'review', review = true where id = $1", [
    found.id,
  ]);
  return found;
};
export const withImport: Scenario = async (app) => {
  const person = await app.newUser();
  return { token: person.token, id: (await seedImport(app, person.user.id)).id };
};
export const importsTwice: Scenario = async (app) => ({ ...(await withImport(app)), body: link });
export const endedImport: Scenario = async (app) => {
  const found = await withImport(app);
  await app.pool.query("update video_imports set status = 'failed' where id = $1", [found.id]);
  return found;
};
export const mix = { name: "Anna", first: "ef_dora", second: "em_alex", percent: 60 };
/** A user on this plan with a custom voice, who sends a body. */
export const withCustomVoice =
  (body?: object, plan: Plan = "enterprise"): Scenario =>
  async (app) => {
    const { user: owner, token } = await app.newUser(plan);
    const stored = { name: mix.name, voice: "ef_dora*0.6+em_alex*0.4" };
    const { id } = await insertCustomVoice(app.db, { userId: owner.id, ...stored });
    return { token, id, body };
  };
export const enterpriseSends =
  (body?: object): Scenario =>
  async (app) => ({ token: (await app.newUser("enterprise")).token, body, id: randomUUID() });
export const webhook = { url: "https://hooks.example/dubdeck", events: ["job.completed"] };
/** A user on this plan with a webhook and a delivery, who sends a body. */
export const withWebhook =
  (body?: object, plan: Plan = "enterprise"): Scenario =>
  async (app) => {
    const { user: owner, token } = await app.newUser(plan);
    const { webhookId: id, deliveryId } = await seedWebhook(app, owner.id);
    return { token, id, parts: { delivery_id: deliveryId }, body };
  };
export const disabledWebhook: Scenario = async (app) => {
  const found = await withWebhook()(app);
  await app.pool.query("update webhooks set enabled = false where id = $1", [found.id]);
  return found;
};
export const tooManyWebhooks: Scenario = async (app) => {
  const { user: owner, token } = await app.newUser("enterprise");
  for (let i = 0; i < MAX_WEBHOOKS; i++) await seedWebhook(app, owner.id);
  return { token, body: webhook };
};
export const webhooksTooOften: Scenario = async (app) => {
  const { user: owner, token } = await app.newUser("enterprise");
  const { webhookId: id, deliveryId } = await seedWebhook(app, owner.id);
  for (let i = 0; i < LIMITS.webhookUser.points; i++)
    await app.limits.take("webhookUser", owner.id);
  return { token, id, parts: { delivery_id: deliveryId }, body: webhook };
};
/** Renames a second voice to the first one's name. */
export const renamesToTaken: Scenario = async (app) => {
  const { token = "" } = await withCustomVoice()(app);
  const other = { ...mix, name: "Bella", percent: 35 };
  const { body } = await app.call("POST", "/voices/custom", { token, body: other });
  return { token, id: String(body["id"]), body: { name: mix.name } };
};
export const triesTooManyMixes: Scenario = async (app) => {
  const { user: owner, token } = await app.newUser("enterprise");
  const { points } = LIMITS.mixUser;
  for (let i = 0; i < points; i++) await app.limits.take("mixUser", owner.id);
  return { token, id: "ef_dora*0.53+em_alex*0.47", query: "?lang=es" };
};
export const withReport: Scenario = async (app) => {
  const dub = await withDub("job")(app);
  const measured = { loudness: null, listening: null, sourceMs: 1, outputMs: 1 };
  await updateReport(
    app.db,
    dub.id ?? "",
    qualityReport({ language: "es", lines: [], ...measured }),
  );
  return dub;
};
export const startsJob =
  (change: object = {}, durationMs = 11_000): Scenario =>
  async (app) => {
    const person = await app.newUser();
    const video = await seedVideo(app, person.user.id, durationMs);
    const job = { video_id: video.id, target_language: "es", voice_preset: "ef_dora" };
    return { token: person.token, body: { ...job, ...change } };
  };
export const startsTwice: Scenario = async (app) => {
  const start = await startsJob()(app);
  await app.call("POST", "/jobs", start);
  return start;
};
export const uploads =
  (kind: "good" | "text"): Scenario =>
  async (app) => {
    const { token } = await app.newUser();
    const fileUrl = await withTempDir(async (folder) => {
      const path = kind === "good" ? fixture("jfk.mp4") : (await makeBadMedia(folder)).text;
      return await uploadFile(app, token, path);
    });
    return { token, body: { fileUrl } };
  };
export const signsOnly: Scenario = async (app) => {
  const { token } = await app.newUser();
  const { body } = await app.call("POST", "/uploads/sign", { token, body: file });
  return { token, body: { fileUrl: body["fileUrl"] } };
};
/** Uploads as a pro user whose plan then ends. */
export const uploadsTooMuch: Scenario = async (app) => {
  const { user: owner, token } = await app.newUser("pro");
  const fileUrl = await uploadFile(app, token, new Uint8Array(101 * 1024 * 1024));
  await app.pool.query("update users set plan = 'starter' where id = $1", [owner.id]);
  return { token, body: { fileUrl } };
};
/** A starter user whose storage is full. */
export const storageFull =
  (body: object): Scenario =>
  async (app) => {
    const { user: owner, token } = await app.newUser();
    const { id } = await seedVideo(app, owner.id);
    await app.pool.query("update videos set size_bytes = 1 << 30 where id = $1", [id]);
    return { token, body };
  };
/** Another scenario, by a user whose files are being moved to another region meanwhile. */
export const whileFilesMove =
  (scenario: Scenario): Scenario =>
  async (app) => {
    const call = await scenario(app);
    const { body } = await app.call("GET", "/auth/me", call);
    const { id } = body["user"] as { id: string };
    await app.pool.query("update users set moving_to = 'eu' where id = $1", [id]);
    return call;
  };
export const uploadsTooOften =
  (path: string, body: object): Scenario =>
  async (app) => {
    const { token } = await app.newUser();
    for (let i = 0; i < 20; i++) await app.call("POST", path, { token, body });
    return { token, body };
  };
export const registered: Scenario = async (app) => {
  const body = { email: email(), password };
  await app.call("POST", "/auth/register", { body });
  return { body };
};
/** Sends the token of a mailed link. */
export const mailedLink: Scenario = async (app) => {
  const { user: owner, token } = await app.newUser();
  await app.call("POST", "/auth/verify-email/resend", { token });
  return { body: { token: app.mailedToken(owner.email) } };
};
export const verifiedUser: Scenario = async (app) => {
  const { user: owner, token } = await app.newUser();
  await updateEmailVerified(app.db, owner.id);
  return { token };
};
export const resentTooOften: Scenario = async (app) => {
  const visit = await user(app);
  for (let i = 0; i < 5; i++) await app.call("POST", "/auth/verify-email/resend", visit);
  return visit;
};
export const tooOften =
  (path: string, body: object, times = 12): Scenario =>
  async (app) => {
    for (let i = 0; i < times; i++) await app.call("POST", path, { body });
    return { body };
  };
export const importsTooOften: Scenario = async (app) => {
  const start = await userSends(link)(app);
  for (let i = 0; i < 61; i++) await app.call("POST", "/imports", start);
  return start;
};
/** Checkout and portal share a rate limit. */
export const billingTooOften: Scenario = async (app) => {
  const visit = await userSends({ plan: "pro" })(app);
  for (let i = 0; i < 30; i++) await app.call("POST", "/billing/checkout", visit);
  return visit;
};
