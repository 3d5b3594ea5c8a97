import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import {
  insertImport,
  insertJobs,
  insertScript,
  insertSnapshot,
  type ImportRow,
  insertTestDelivery,
  insertVideo,
  insertWebhook,
  type JobRow,
  transitionJob,
  type VideoRow,
} from "@dubdeck/db";
import type { Script, ScriptLine, UploadTarget } from "@dubdeck/domain";
import { boundSourceKey, jobKeys, sourceKey } from "@dubdeck/storage";
import type { TestApp } from "./test-app.ts";

/** Inserts a video without files. */
export async function seedVideo(
  { db }: TestApp,
  userId: string,
  durationMs = 11_000,
): Promise<VideoRow> {
  const uploadId = randomUUID();
  const key = sourceKey(userId, uploadId, "video/mp4");
  const video = await insertVideo(db, {
    userId,
    uploadId,
    sourceKey: boundSourceKey({ key, userId, uploadId }, uploadId),
    filename: "my-talk.mp4",
    durationMs,
    width: 640,
    height: 360,
    sizeBytes: 1000,
  });
  if (!video) throw new Error("The upload was a video already.");
  return video;
}

/** Inserts a job without a workflow. */
export async function seedJob({ db }: TestApp, video: VideoRow): Promise<JobRow> {
  const [job] = await insertJobs(db, video, [
    { targetLanguage: "es", voice: "ef_dora", dualAudio: false, watermark: true },
  ]);
  return job;
}

/** Inserts an import without a workflow. */
export const seedImport = ({ db }: TestApp, userId: string): Promise<ImportRow> =>
  insertImport(db, { userId, url: "https://videos.example/talk", atOnce: 1 });

const makeLine = (
  id: string,
  said: Pick<ScriptLine, "sourceText" | "text" | "startMs" | "endMs">,
): ScriptLine => ({
  id,
  version: 1,
  speaker: "S1",
  voice: null,
  speed: null,
  sayAs: null,
  recording: null,
  ...said,
});

export const SCRIPT: Script = {
  lines: [
    makeLine("a", { sourceText: "Line a.", text: "Línea a.", startMs: 0, endMs: 4000 }),
    makeLine("b", { sourceText: "Line b.", text: "Línea b.", startMs: 5000, endMs: 9000 }),
    makeLine("silent", { sourceText: "", text: null, startMs: 9500, endMs: 10_500 }),
  ],
  speakers: [{ id: "S1", version: 1, name: "Speaker 1", voice: "ef_dora" }],
};

/** Inserts a webhook with a delivery without a workflow. */
export async function seedWebhook({ db }: TestApp, userId: string) {
  const { id: webhookId } = await insertWebhook(db, {
    userId,
    url: "https://hooks.example/dubdeck",
    events: ["job.completed"],
    description: "",
    secret: "whsec_c2VlZA==",
  });
  return { webhookId, deliveryId: await insertTestDelivery(db, { webhookId, userId }) };
}

/** Inserts a finished dub with a script and files of a few bytes. */
export async function seedDub(app: TestApp, video: VideoRow): Promise<JobRow> {
  const { id, userId } = await seedJob(app, video);
  const keys = jobKeys(userId, id);
  const bytes = new TextEncoder().encode("a dub");
  await app.storage.putBytes(keys.preview, bytes, "video/mp4");
  await app.storage.putBytes(keys.output, bytes, "video/mp4");
  await insertSnapshot(app.db, id, SCRIPT);
  await insertScript(app.db, id, SCRIPT);
  await transitionJob(app.db, id, "processing");
  await transitionJob(app.db, id, "preview_ready", { previewKey: keys.preview });
  const job = await transitionJob(app.db, id, "completed", { outputKey: keys.output });
  if (!job) throw new Error("The job did not complete.");
  return job;
}

/** Uploads a file with a signed form; returns the storage's HTTP status. */
export async function upload(target: UploadTarget, content: string | Uint8Array): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
  const bytes = typeof content === "string" ? await readFile(content) : content;
  form.append("file", new Blob([new Uint8Array(bytes)]));
  return (await fetch(target.url, { method: "POST", body: form })).status;
}

/** Signs an upload, uploads the file and returns its `fileUrl`. */
export async function uploadFile(
  app: TestApp,
  token: string,
  content: string | Uint8Array,
  filename = "my-talk.mp4",
): Promise<string> {
  const size = typeof content === "string" ? (await stat(content)).size : content.length;
  const { body } = await app.call("POST", "/uploads/sign", {
    token,
    body: { filename, mime: "video/mp4", size },
  });
  const target = body as unknown as UploadTarget;
  const status = await upload(target, content);
  if (status >= 300) throw new Error(`Storage answered ${status}.`);
  return target.fileUrl;
}
