import {
  insertJobs,
  insertUser,
  selectJob,
  insertLead,
  insertVideo,
  selectAudit,
  updateLeadMailed,
  usedMs,
} from "@dubdeck/db";
import { createTestDatabase, type TestDatabase } from "@dubdeck/testing";
import { Client, Connection } from "@temporalio/client";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cancelJob } from "./cancel-job.ts";
import type { Backend } from "./open-backend.ts";
import { lists } from "./lists.ts";
import { setUserPlan } from "./set-user-plan.ts";

describe("the operator's commands", () => {
  let database: TestDatabase;
  let connection: Connection;
  let backend: Backend;

  beforeAll(async () => {
    database = await createTestDatabase(inject("services").DATABASE_URL);
    connection = await Connection.connect({ address: inject("services").TEMPORAL_ADDRESS });
    const client = new Client({ connection });
    backend = { db: database.db, temporal: async () => client, close: async () => {} };
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  it("set-plan supports a dry run, changes the plan and writes an audit entry", async () => {
    const { id, email } = await insertUser(database.db, { email: "ada@example.com" });
    const args = ["Ada@Example.com", "pro"];
    expect(await setUserPlan(backend, args, true)).toBe(`Would move ${email} from starter to pro.`);
    expect((await selectAudit(database.db, id)).length).toBe(1);
    expect(await setUserPlan(backend, args, false)).toBe(`Moved ${email} from starter to pro.`);
    expect((await selectAudit(database.db, id))[0]).toMatchObject({
      actor: "admin",
      action: "plan.changed",
    });
  });

  it("set-plan reports an unknown plan or account", async () => {
    await expect(setUserPlan(backend, ["ada@example.com", "gold"], false)).rejects.toThrow(
      "The plan is starter, pro or enterprise.",
    );
    await expect(setUserPlan(backend, ["nobody@example.com", "pro"], false)).rejects.toThrow(
      "There is no account nobody@example.com.",
    );
  });

  it("cancel ends a job whose workflow never started, and releases its minutes", async () => {
    const { id: userId } = await insertUser(database.db, { email: "bob@example.com" });
    const size = { durationMs: 11_000, width: 1, height: 1, sizeBytes: 1 };
    const video = await insertVideo(database.db, {
      ...size,
      userId,
      sourceKey: "a",
      filename: "a.mp4",
    });
    if (!video) throw new Error("The video exists already");
    const settings = {
      targetLanguage: "es",
      voice: "v",
      dualAudio: false,
      watermark: true,
    } as const;
    const [job] = await insertJobs(database.db, video, [settings]);
    expect(await usedMs(database.db, userId)).toBe(11_000);
    expect(await cancelJob(backend, [job.id], true)).toContain("Would cancel");
    await cancelJob(backend, [job.id], false);
    expect((await selectJob(database.db, userId, job.id))?.status).toBe("canceled");
    expect(await usedMs(database.db, userId)).toBe(0);
  });

  it("leads lists contact requests, newest first, and marks the mailed ones", async () => {
    const first = {
      name: "Ada",
      email: "ada@example.com",
      useCase: "Talks",
      plan: "studio",
    } as const;
    const second = { name: "Bob", email: "bob@example.com", useCase: "Lessons" };
    await updateLeadMailed(database.db, await insertLead(database.db, first));
    await insertLead(database.db, second);
    expect(await lists["leads"]?.(backend, [], false)).toMatchObject([
      { ...second, plan: null, mailed: false },
      { ...first, mailed: true },
    ]);
  });

  it("cancel rejects a malformed job id", async () => {
    await expect(cancelJob(backend, ["nope"], false)).rejects.toThrow("nope is not a job id.");
  });
});
