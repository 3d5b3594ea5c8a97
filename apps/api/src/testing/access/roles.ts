import { randomUUID } from "node:crypto";
import {
  insertCustomVoice,
  insertTerm,
  insertUpload,
  selectApiKeys,
  updateThumbnail,
} from "@dubdeck/db";
import type { Plan } from "@dubdeck/domain";
import { sourceKey, thumbnailKey } from "@dubdeck/storage";
import { seedDub, seedImport, seedVideo, seedWebhook } from "../seed.ts";
import type { TestApp } from "../test-app.ts";

/** Kinds of callers, the columns of the matrix. All except strangers own what they request. */
export const ROLES = [
  "visitor",
  "forged token",
  "expired session",
  "revoked API key",
  "API key of a starter",
  "stranger",
  "stranger's API key",
  "starter",
  "pro",
  "enterprise",
  "API key",
] as const;
export type Role = (typeof ROLES)[number];

/** Ids of the requested resources. */
export interface Things {
  readonly userId: string;
  readonly uploadId: string;
  readonly fileUrl: string;
  readonly videoId: string;
  readonly jobId: string;
  readonly importId: string;
  readonly keyId: string;
  readonly customVoiceId: string;
  readonly termId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
}

export interface Actor {
  readonly userId: string;
  readonly token: string | undefined;
  readonly things: Things;
}

/** Creates a caller in this role and a dubbed video, which for strangers belongs to another user. */
export async function cast(app: TestApp, role: Role): Promise<Actor> {
  const person = await app.newUser(planOf(role));
  const owner = role.startsWith("stranger") ? await app.newUser("enterprise") : person;
  const things = await makeThings(app, owner.user.id);
  return { userId: person.user.id, token: await tokenOf(app, role, person), things };
}

function planOf(role: Role): Plan {
  if (role === "API key of a starter") return "starter";
  return role === "starter" || role === "pro" ? role : "enterprise";
}

async function tokenOf(
  app: TestApp,
  role: Role,
  { user, token }: Awaited<ReturnType<TestApp["newUser"]>>,
): Promise<string | undefined> {
  const sql = (text: string) => app.pool.query(text, [user.id]);
  if (role === "visitor") return undefined;
  if (role === "forged token") return `${token}x`;
  if (role === "expired session")
    await sql("update sessions set expires_at = now() where user_id = $1");
  if (!role.includes("API key")) return token;
  const key = await app.newApiKey(user.id);
  if (role === "revoked API key")
    await sql("update api_keys set revoked_at = now() where user_id = $1");
  return key;
}

async function makeThings(app: TestApp, userId: string): Promise<Things> {
  const video = await seedVideo(app, userId);
  const uploadId = video.uploadId ?? "";
  await insertUpload(app.db, { id: uploadId, userId, filename: video.filename });
  await updateThumbnail(app.db, video.id, thumbnailKey(userId, video.id));
  const { fileUrl } = await app.storage.signUpload({
    key: sourceKey(userId, uploadId, "video/mp4"),
    contentType: "video/mp4",
    maxBytes: 1,
  });
  const job = await seedDub(app, video);
  const { id: importId } = await seedImport(app, userId);
  await app.newApiKey(userId);
  const [key] = await selectApiKeys(app.db, userId);
  const keyId = key?.id ?? randomUUID();
  const voice = { name: "Anna", voice: "ef_dora*0.6+em_alex*0.4" };
  const { id: customVoiceId } = await insertCustomVoice(app.db, { userId, ...voice });
  const { webhookId, deliveryId } = await seedWebhook(app, userId);
  const term = { term: "OpenAI", language: null, translation: null, sayAs: null };
  const { id: termId } = await insertTerm(app.db, userId, term);
  const ids = { videoId: video.id, jobId: job.id, importId, keyId, customVoiceId, termId };
  return { userId, uploadId, fileUrl, ...ids, webhookId, deliveryId };
}
