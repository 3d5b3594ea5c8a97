import { fixture } from "@dubdeck/testing";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { insertImport, insertUser, deletePendingWorkflow, selectImport } from "@dubdeck/db";
import { startImport } from "@dubdeck/workflows";
import { endLostImports } from "./end-lost-imports.ts";
import { reconcileMinutes } from "./reconcile-minutes.ts";
import type { Deps } from "../deps.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";
import type { Watchers } from "../progress/watchers.ts";

const hoursLater = (hours: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });

it("fails a job whose workflow was terminated, and releases its minutes", async () => {
  const pipeline = await startTestPipeline();
  try {
    const { db, storage, temporal } = pipeline;
    const watchers = { status: vi.fn<Watchers["status"]>(), failed: vi.fn<Watchers["failed"]>() };
    const log = pino({ level: "silent" });
    const upkeep = reconcileMinutes({ db, storage, temporal, watchers, log } as unknown as Deps);
    const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
    const terminated = await pipeline.startJob(order);
    const running = await pipeline.startJob(order);
    hoursLater(1);
    expect(await upkeep()).toEqual({ repaired: 0 });
    await terminated.handle.terminate("by an operator");
    expect(await upkeep()).toEqual({ repaired: 1 });

    const { status, error, failureCode } = await terminated.end();
    expect({ status, failureCode }).toEqual({ status: "failed", failureCode: "INTERNAL" });
    expect(watchers.failed).toHaveBeenCalledExactlyOnceWith(terminated.jobId, error);
    expect([await terminated.usedMs(), await running.usedMs()]).toEqual([0, 11_000]);
    await running.handle.terminate();
  } finally {
    vi.useRealTimers();
    await pipeline.close();
  }
});

it("fails an import whose workflow was terminated, but not those that waited through an outage", async () => {
  const pipeline = await startTestPipeline();
  try {
    const { db, storage, temporal } = pipeline;
    const log = pino({ level: "silent" });
    const upkeep = endLostImports({ db, storage, temporal, log } as unknown as Deps);
    const { id: userId } = await insertUser(db, { email: "links@example.com" });
    const url = "https://videos.example/talk";
    const add = async () => (await insertImport(db, { userId, url, atOnce: 3 })).id;
    const [terminated, waiting, neverStarted] = [await add(), await add(), await add()];
    for (const importId of [terminated, waiting]) {
      await startImport(temporal, { importId, userId }, url);
      await deletePendingWorkflow(db, { importId });
    }
    // No worker picked them up for half a day.
    hoursLater(12);
    await temporal.workflow.getHandle(terminated).terminate("by an operator");

    expect(await upkeep()).toEqual({ ended: 1 });
    const rows = [terminated, waiting, neverStarted].map((id) => selectImport(db, userId, id));
    const statuses = (await Promise.all(rows)).map((row) => row?.status);
    expect(statuses).toEqual(["failed", "queued", "queued"]);
    await temporal.workflow.getHandle(waiting).terminate();
  } finally {
    vi.useRealTimers();
    await pipeline.close();
  }
});
