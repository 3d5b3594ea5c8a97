import { transitionJob, usedMs } from "@dubdeck/db";
import { Client, Connection } from "@temporalio/client";
import { afterAll, describe, expect, it } from "vitest";
import { createPipeline } from "../adapters/pipeline.ts";
import { seedJob, seedVideo } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";

const dead = Connection.lazy({ address: "127.0.0.1:9", connectTimeout: "1 second" });
const app = await startTestApp();
const withoutTemporal = await startTestApp(() => ({
  pipeline: createPipeline(new Client({ connection: dead })),
}));
/** An app in which every job completes while it is being cancelled. */
const overtaken = await startTestApp(({ db, pipeline }) => ({
  pipeline: {
    ...pipeline,
    async cancel(id) {
      await transitionJob(db, id, "processing");
      await transitionJob(db, id, "completed");
      return false;
    },
  },
}));
const { temporal } = app;
afterAll(() => Promise.all([app.close(), withoutTemporal.close(), overtaken.close()]));

async function start(at: typeof app) {
  const person = await at.newUser();
  const video = await seedVideo(at, person.user.id);
  const job = { video_id: video.id, target_language: "es", voice_preset: "ef_dora" };
  const { status, body } = await at.call("POST", "/jobs", { token: person.token, body: job });
  return { ...person, status, jobId: String(body["job_id"]) };
}

async function isPending({ db }: typeof app, jobId: string): Promise<boolean> {
  const find = db.selectFrom("pendingWorkflows").select("jobId").where("jobId", "=", jobId);
  return (await find.executeTakeFirst()) !== undefined;
}

describe("starting", () => {
  it("starts the workflow of this id, findable by what an engineer asks for", async () => {
    const { user, status, jobId } = await start(app);
    expect(status).toBe(201);
    const described = await temporal.workflow.getHandle(jobId).describe();
    const { typedSearchAttributes, type } = described;
    expect(type).toBe("dubVideo");
    expect(await described.staticSummary()).toBe("Dub my-talk.mp4 into Spanish");
    const found = Object.fromEntries(
      typedSearchAttributes.getAll().map(({ key, value }) => [key.name, value]),
    );
    expect(found).toMatchObject({
      DubdeckUser: user.id,
      DubdeckPlan: "starter",
      DubdeckLanguage: "es",
      DubdeckStatus: "queued",
    });
    const row = await app.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", jobId)
      .executeTakeFirst();
    expect(row).toMatchObject({ status: "queued", watermark: true, dualAudio: false });
    expect(await isPending(app, jobId)).toBe(false);
  });

  it("accepts the job while Temporal is down, and leaves it to the sweep", async () => {
    const { user, status, jobId } = await start(withoutTemporal);
    expect(status).toBe(201);
    const row = await withoutTemporal.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", jobId)
      .executeTakeFirst();
    expect(row).toMatchObject({ status: "queued" });
    expect(await isPending(withoutTemporal, jobId)).toBe(true);
    expect(await usedMs(withoutTemporal.db, user.id)).toBe(11_000);
  });
});

describe("cancelling", () => {
  const cancel = (jobId: string, token: string) =>
    app.call("POST", `/jobs/${jobId}/cancel`, { token });

  it.each([
    ["its id", (id: string) => id],
    ["its id in upper case", (id: string) => id.toUpperCase()],
  ])("asks the workflow to stop by %s", async (_, written) => {
    const { token, jobId } = await start(app);
    const { status, body } = await cancel(written(jobId), token);
    expect([status, body["status"]]).toEqual([200, "queued"]);
    const { events } = await temporal.workflow.getHandle(jobId).fetchHistory();
    const requested = events?.some(
      (event) => event.workflowExecutionCancelRequestedEventAttributes,
    );
    expect(requested).toBe(true);
  });

  it("cancels by itself a job that never got a workflow, gives the minutes back, once", async () => {
    const { user, token } = await app.newUser();
    const job = await seedJob(app, await seedVideo(app, user.id));
    expect((await cancel(job.id, token)).body["status"]).toBe("canceled");
    expect((await cancel(job.id, token)).status).toBe(200);
    expect(await usedMs(app.db, user.id)).toBe(0);
  });

  it.each(["preview_ready", "completed", "failed"] as const)("is too late for %s", async (end) => {
    const { user, token } = await app.newUser();
    const job = await seedJob(app, await seedVideo(app, user.id));
    await transitionJob(app.db, job.id, "processing");
    await transitionJob(app.db, job.id, end);
    expect((await cancel(job.id, token)).status).toBe(409);
  });

  it("is too late for a job that completes meanwhile", async () => {
    const { user, token } = await overtaken.newUser();
    const { id } = await seedJob(overtaken, await seedVideo(overtaken, user.id));
    const { status, body } = await overtaken.call("POST", `/jobs/${id}/cancel`, { token });
    expect([status, body["code"]]).toEqual([409, "CONFLICT"]);
  });

  it("lets the video be dubbed again", async () => {
    const { user, token } = await app.newUser();
    const video = await seedVideo(app, user.id);
    await cancel((await seedJob(app, video)).id, token);
    expect((await seedJob(app, video)).status).toBe("queued");
  });
});
