import { randomUUID } from "node:crypto";
import type { Plan } from "@dubdeck/domain";
import {
  createJob,
  createUser,
  type Db,
  insertVideo,
  type JobRow,
  type VideoRow,
} from "../index.ts";

export const seedUser = (db: Db, plan: Plan = "starter") =>
  createUser(db, { email: `${randomUUID()}@example.com`, plan });

/** A video of so many minutes. */
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

export const startJob = (db: Db, video: VideoRow): Promise<JobRow> =>
  createJob(db, video, {
    targetLanguage: "es",
    voice: "ef_dora",
    dualAudio: false,
    watermark: true,
  });
