import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  deletePendingWorkflow,
  editScript,
  insertJobs,
  insertRevision,
  selectScript,
  insertUser,
  selectDataRegion,
  selectJob,
  insertVideo,
  type JobRow,
  usedMs,
  type VideoRow,
} from "@dubdeck/db";
import {
  type Background,
  changesOf,
  type Edit,
  type JobStatus,
  isFinished,
  type LanguageCode,
  type Script,
  type Stage,
} from "@dubdeck/domain";
import { probe } from "@dubdeck/media";
import {
  createAccountStorage,
  createRegions,
  jobKeys,
  sourceKey,
  storageConfigs,
} from "@dubdeck/storage";
import { createNamespace, createTestDatabase } from "@dubdeck/testing";
import { type DubActivities, startDub } from "@dubdeck/workflows";
import { Client, Connection, type WorkflowHandle } from "@temporalio/client";
import { inject } from "vitest";
import { startWorker } from "./start-worker.ts";

export interface JobOrder {
  readonly path: string;
  readonly language: LanguageCode;
  /** The language of the source; detected if absent. */
  readonly spoken?: string;
  readonly voice: string;
  readonly dualAudio?: boolean;
  readonly review?: boolean;
  readonly burnSubtitles?: boolean;
  /** Defaults to the lowered original, which is the fastest to mix. */
  readonly background?: Background;
  /** Probed if absent; required for a file that cannot be probed. */
  readonly durationMs?: number;
}

/** Starts the pipeline on real services, with its own database and Temporal namespace. */
export async function startTestPipeline(variables: Readonly<Record<string, string>> = {}) {
  const services = inject("services");
  const [database, namespace, connection] = await Promise.all([
    createTestDatabase(services.DATABASE_URL),
    createNamespace(services.TEMPORAL_ADDRESS),
    Connection.connect({ address: services.TEMPORAL_ADDRESS }),
  ]);
  const { db } = database;
  const regions = createRegions(storageConfigs({ ...services, ...variables }));
  const storage = createAccountStorage(regions, (userId) => selectDataRegion(db, userId));
  await storage.ensureBucket();
  const temporal = new Client({ connection, namespace });
  const env = { ...services, DATABASE_URL: database.url, TEMPORAL_NAMESPACE: namespace };

  const newUser = async (): Promise<string> =>
    (await insertUser(db, { email: `${randomUUID()}@example.com`, plan: "enterprise" })).id;

  /** Stores the file as an upload of the given user, or of a new enterprise user. */
  async function addVideo(
    { path, durationMs }: Pick<JobOrder, "path" | "durationMs">,
    ownerId?: string,
  ) {
    const userId = ownerId ?? (await newUser());
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
    return video;
  }

  /** Returns helpers that follow a job; its workflow may not have started yet. */
  function follow({ id: jobId, userId, videoId }: JobRow) {
    const handle = temporal.workflow.getHandle(jobId);
    const read = async (): Promise<JobRow> => {
      const row = await selectJob(db, userId, jobId);
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
      videoId,
      handle,
      keys: jobKeys(userId, jobId),
      usedMs: () => usedMs(db, userId),
      untilStatus: (status: JobStatus) => until((job) => job.status === status),
      untilStage: (stage: Stage) => until((job) => job.stage === stage),
      untilFinished: () => until(({ status }) => isFinished(status)),
      /** Waits until the job's workflow has ended, whatever the outcome; returns the job's row. */
      async end(): Promise<JobRow> {
        await handle.result().catch(() => undefined);
        return await read();
      },
      /** Lists the activities that the workflow has scheduled, in order. */
      async activities(): Promise<string[]> {
        return activitiesOf(await handle.fetchHistory()).scheduled;
      },
      /** Waits until the activity is scheduled; returns all activities in progress then. */
      async untilActivity(name: keyof DubActivities): Promise<string[]> {
        for (;;) {
          const { scheduled, underWay } = activitiesOf(await handle.fetchHistory());
          if (scheduled.includes(name)) return underWay;
          await sleep(25);
        }
      },
    };
  }

  return {
    db,
    storage,
    regions,
    temporal,
    startWorker: () => startWorker({ ...env, ...variables }),
    addVideo,
    follow,

    /** Starts a dub of the given video, or of a new one. */
    async startJob(order: JobOrder, given?: VideoRow) {
      const video = given ?? (await addVideo(order));
      const [added] = await insertJobs(db, video, [
        {
          targetLanguage: order.language,
          sourceLanguage: order.spoken ?? null,
          voice: order.voice,
          dualAudio: order.dualAudio ?? false,
          review: order.review ?? false,
          burnSubtitles: order.burnSubtitles ?? false,
          background: order.background ?? "duck",
          watermark: false,
        },
      ]);
      await startDub(temporal, { ...added, filename: video.filename }, "enterprise");
      await deletePendingWorkflow(db, { jobId: added.id });
      return follow(added);
    },

    /** Edits a finished dub's script and starts a revision of it. */
    async startRevision(dubId: string, edit: (script: Script) => Edit[]) {
      const dub = await db
        .selectFrom("jobs")
        .innerJoin("videos", "videos.id", "jobs.videoId")
        .selectAll("jobs")
        .select(["videos.filename", "videos.durationMs"])
        .where("jobs.id", "=", dubId)
        .executeTakeFirstOrThrow();
      const context = { durationMs: dub.durationMs, newId: () => randomUUID() };
      for (const each of edit((await selectScript(db, dubId)) ?? { lines: [], speakers: [] })) {
        const step = { kind: each.kind, actor: "test" };
        await editScript(db, dubId, step, (script) => changesOf(script, each, context));
      }
      const row = await insertRevision(db, dub, { name: null });
      await startDub(temporal, { ...row, filename: dub.filename }, "enterprise");
      await deletePendingWorkflow(db, { jobId: row.id });
      return { ...follow(row), row };
    },

    async close(): Promise<void> {
      storage.close();
      await connection.close();
      await database.drop();
    },
  };
}

type History = Awaited<ReturnType<WorkflowHandle["fetchHistory"]>>;

function activitiesOf({ events }: History): { scheduled: string[]; underWay: string[] } {
  const all = new Map<string, string>();
  const done = new Set<string>();
  for (const event of events ?? []) {
    const name = event.activityTaskScheduledEventAttributes?.activityType?.name;
    if (name) all.set(String(event.eventId), name);
    const completed = event.activityTaskCompletedEventAttributes?.scheduledEventId;
    if (completed) done.add(String(completed));
  }
  const underWay = [...all].flatMap(([id, name]) => (done.has(id) ? [] : [name]));
  return { scheduled: [...all.values()], underWay };
}
