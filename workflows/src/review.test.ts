import { CancelledFailure } from "@temporalio/common";
import { WorkflowNotFoundError, WorkflowUpdateFailedError } from "@temporalio/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APPROVE } from "./messages.ts";
import { mockedActivities, type Script, startDub, untilCancelled } from "./testing/mocked-dubs.ts";
import { type RunningWorkflows, startWorkflows } from "./testing/start-workflows.ts";

let workflows: RunningWorkflows;
beforeAll(async () => {
  workflows = await startWorkflows(mockedActivities);
}, 60_000);
afterAll(() => workflows.stop());

const HOUR_MS = 3_600_000;

/** Starts a dub that waits for review. */
async function start(script: Script = {}, reviewMs = HOUR_MS) {
  const dub = await startDub(workflows.client, script, { reviewMs });
  const began = (name: string) =>
    dub.log.filter((entry) => entry.startsWith(name) && entry.endsWith(" began"));
  return {
    ...dub,
    began,
    untilReview: async () => {
      await expect.poll(() => dub.log).toContain("setStatus review ended");
    },
    /** Approves as the client does; returns whether it was accepted. */
    approve: () =>
      dub.handle.executeUpdate(APPROVE, { updateId: APPROVE }).then(
        () => true,
        () => false,
      ),
    statuses: () => began("setStatus").map((entry) => entry.split(" ").slice(1, -1).join(" ")),
  };
}

describe("a dub with review", () => {
  it("speaks nothing before it is approved, and then repeats nothing", async () => {
    const dub = await start();
    await dub.untilReview();
    expect(dub.began("translateChunk")).toHaveLength(2);
    expect(dub.began("openReview")).toHaveLength(1);
    for (const later of ["synthesizeChunk", "speakScript", "closeReview", "mixTrack"]) {
      expect(dub.began(later)).toEqual([]);
    }
    expect(await dub.approve()).toBe(true);
    expect(await dub.end()).toBeNull();
    expect(dub.statuses()).toEqual([
      "processing",
      "review",
      "processing",
      "preview_ready",
      "completed",
    ]);
    for (const once of ["transcribeChunk 0", "translateChunk 0", "closeReview", "speakScript"]) {
      expect(dub.began(once)).toHaveLength(1);
    }
    expect(dub.began("synthesizeChunk")).toEqual([]);
    expect(dub.inputsOf("mixTrack")).toMatchObject([{ chunks: 1 }]);
    expect(dub.log.indexOf("closeReview ended")).toBeLessThan(dub.log.indexOf("speakScript began"));
  });

  it("cannot be approved before it waits, or after it ended", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const dub = await start({ translateChunk: () => held });
    await expect.poll(() => dub.began("translateChunk").length).toBeGreaterThan(0);
    await expect(dub.handle.executeUpdate(APPROVE)).rejects.toBeInstanceOf(
      WorkflowUpdateFailedError,
    );
    expect(await dub.approve()).toBe(false);
    release();
    await dub.untilReview();
    expect(await dub.approve()).toBe(true);
    expect(await dub.end()).toBeNull();
    await expect(dub.handle.executeUpdate(APPROVE)).rejects.toBeInstanceOf(WorkflowNotFoundError);
  });

  it("is approved once, however many ask at the same time", async () => {
    const dub = await start();
    await dub.untilReview();
    const all = Array.from({ length: 5 }, () => dub.approve());
    expect(await Promise.all(all)).toEqual([true, true, true, true, true]);
    expect(await dub.end()).toBeNull();
    expect(dub.began("speakScript")).toHaveLength(1);
  });

  it("fails when nobody approves it in time", async () => {
    const dub = await start({}, 1000);
    expect(await dub.end()).toMatchObject({ type: "REVIEW_EXPIRED" });
    expect(dub.statuses()).toEqual(["processing", "review", "failed REVIEW_EXPIRED"]);
    expect(dub.began("speakScript")).toEqual([]);
    expect(dub.log.at(-1)).toBe("cleanUp ended");
  });

  it("can be cancelled while it waits, also while its mail is being sent", async () => {
    const dub = await start({ mailReview: untilCancelled });
    await expect.poll(() => dub.log).toContain("mailReview began");
    await dub.cancel();
    expect(await dub.end()).toBeInstanceOf(CancelledFailure);
    expect(dub.statuses()).toEqual(["processing", "review", "canceled"]);
    expect(dub.began("speakScript")).toEqual([]);
  });

  it("does not wait for its mail", async () => {
    const dub = await start({ mailReview: untilCancelled });
    await expect.poll(() => dub.log).toContain("mailReview began");
    expect(await dub.approve()).toBe(true);
    expect(await dub.end()).toBeNull();
  });
});
