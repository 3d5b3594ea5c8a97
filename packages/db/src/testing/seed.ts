import { randomUUID } from "node:crypto";
import type { LanguageCode, Plan } from "@dubdeck/domain";
import {
  insertJobs,
  insertUser,
  type Db,
  insertVideo,
  type JobRow,
  type VideoRow,
} from "../index.ts";

export const seedUser = (db: Db, plan: Plan = "starter") =>
  insertUser(db, { email: `${randomUUID()}@example.com`, plan });

/** Adds a video of this many minutes. */
export async function seedVideo(db: Db, userId: string, minutes: number): Promise<VideoRow> {
  const video = await insertVideo(db, {
    userId,
    sourceKey: `users/${userId}/uploads/${randomUUID()}/source.mp4`,
    filename: "my-talk.mp4",
    durationMs: minutes * 60_000,
    width: 1280,
    height: 720,
    sizeBytes: 1000,
  });
  if (!video) throw new Error("The source key was taken.");
  return video;
}

const SETTINGS = { voice: "ef_dora", dualAudio: false, watermark: true } as const;

export async function startJob(db: Db, video: VideoRow, { review = false } = {}): Promise<JobRow> {
  const [job] = await insertJobs(db, video, [{ ...SETTINGS, review, targetLanguage: "es" }]);
  return job;
}

/** Queues a dub of one video into each of these languages. */
export const startJobs = (
  db: Db,
  video: VideoRow,
  languages: readonly LanguageCode[],
): Promise<readonly JobRow[]> => {
  const orders = languages.map((targetLanguage) => ({ ...SETTINGS, targetLanguage }));
  return insertJobs(db, video, orders);
};
