import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  createJob,
  createUser,
  findJob,
  insertVideo,
  type JobRow,
  markWorkflowStarted,
  usedMs,
} from "@dubdeck/db";
import { type Background, isFinished, type LanguageCode, type Stage } from "@dubdeck/domain";
import { probe } from "@dubdeck/media";
import { createStorage, jobKeys, sourceKey, storageConfig } from "@dubdeck/storage";
import { createNamespace, createTestDatabase } from "@dubdeck/testing";
import { dubVideoStart } from "@dubdeck/workflows";
import { Client, Connection } from "@temporalio/client";
import { inject } from "vitest";
import { startWorker } from "./start-worker.ts";

export interface JobOrder {
  readonly path: string;
  readonly language: LanguageCode;
  readonly voice: string;
  readonly dualAudio?: boolean;
  /** The quiet original when left out: it takes the least time. */
  readonly background?: Background;
  /** Left out, it is probed; a file that can't be probed needs it. */
  readonly durationMs?: number;
}

/** The pipeline on real services: a database and a Temporal namespace of its own. */
export async function startTestPipeline(variables: Readonly<Record<string, string>> = {}) {
  const services = inject("services");
  const [database, namespace, connection] = await Promise.all([
    createTestDatabase(services.DATABASE_URL),
    createNamespace(services.TEMPORAL_ADDRESS),
    Connection.connect({ address: services.TEMPORAL_ADDRESS }),
  ]);
  const { db } = database;
  const storage = createStorage(storageConfig(services));
  await storage.ensureBucket();
  const temporal = new Client({ connection, namespace });
  const env = { ...services, DATABASE_URL: database.url, TEMPORAL_NAMESPACE: namespace };

  return {
    db,
    storage,
    temporal,
    startWorker: () => startWorker({ ...env, ...variables }),

    /** Stores the file as an enterprise user's upload and starts its job. */
    async startJob({ path, language, voice, durationMs, ...order }: JobOrder) {
      const { dualAudio = false, background = "duck" } = order;
      const { id: userId } = await createUser(db, {
        email: `${randomUUID()}@example.com`,
        plan: "enterprise",
      });
      const key = sourceKey(userId, randomUUID(), "video/mp4");
      await storage.putFile(key, path, "video/mp4");
      const video = await insertVideo(db, {
        userId,
        sourceKey: key,
        filename: "talk.mp4",
        durationMs: durationMs ?? (await probe(path)).durationMs,
        width: 1280,
        height: 720,
        sizeBytes: 1,
      });
      if (!video) throw new Error("The video exists already");
      const settings = {
        targetLanguage: language,
        voice,
        dualAudio,
        background,
        watermark: false,
      };
      const added = await createJob(db, video, settings);
      const start = dubVideoStart({ ...added, filename: video.filename }, "enterprise");
      const handle = await temporal.workflow.start("dubVideo", start);
      const jobId = added.id;
      await markWorkflowStarted(db, jobId);

      const read = async (): Promise<JobRow> => {
        const row = await findJob(db, userId, jobId);
        if (!row) throw new Error("The job is gone");
        return row;
      };
      const until = async (reached: (job: JobRow) => boolean): Promise<JobRow> => {
        for (;;) {
          const job = await read();
          if (reached(job)) return job;
          if (isFinished(job.status)) throw new Error(`The job is ${job.status}: ${job.error}`);
          await sleep(25);
        }
      };
      return {
        jobId,
        handle,
        keys: jobKeys(userId, jobId),
        usedMs: () => usedMs(db, userId),
        untilStage: (stage: Stage) => until((job) => job.stage === stage),
        /** Resolves with the row once the job has ended, whichever way. */
        async end(): Promise<JobRow> {
          await handle.result().catch(() => undefined);
          return await read();
        },
      };
    },

    async close(): Promise<void> {
      storage.close();
      await connection.close();
      await database.drop();
    },
  };
}
