import { fixture } from "@dubdeck/testing";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { reconcileMinutes } from "./activities/reconcile-minutes.ts";
import type { Deps } from "./deps.ts";
import { startTestPipeline } from "./testing/test-pipeline.ts";
import type { Watchers } from "./watchers.ts";

it("fails a job whose workflow was terminated and gives its minutes back", async () => {
  const pipeline = await startTestPipeline();
  try {
    const { db, storage, temporal } = pipeline;
    const watchers = { status: vi.fn<Watchers["status"]>(), failed: vi.fn<Watchers["failed"]>() };
    const log = pino({ level: "silent" });
    const upkeep = reconcileMinutes({ db, storage, temporal, watchers, log } as unknown as Deps);
    const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
    const terminated = await pipeline.startJob(order);
    const running = await pipeline.startJob(order);
    await db
      .updateTable("jobs")
      .set({ workflowStartedAt: new Date(Date.now() - 3_600_000) })
      .execute();

    expect(await upkeep()).toEqual({ repaired: 0 });
    await terminated.handle.terminate("by an operator");
    expect(await upkeep()).toEqual({ repaired: 1 });

    const { status, error, failureCode } = await terminated.end();
    expect({ status, failureCode }).toEqual({ status: "failed", failureCode: "INTERNAL" });
    expect(watchers.failed).toHaveBeenCalledExactlyOnceWith(terminated.jobId, error);
    expect([await terminated.usedMs(), await running.usedMs()]).toEqual([0, 11_000]);
    await running.handle.terminate();
  } finally {
    await pipeline.close();
  }
});
