import { ApplicationFailure, CancelledFailure } from "@temporalio/common";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DubActivities } from "./activities.ts";
import {
  mockedActivities,
  type Script,
  startRevision,
  untilCancelled,
} from "./testing/mocked-dubs.ts";
import { type RunningWorkflows, startWorkflows } from "./testing/start-workflows.ts";

let workflows: RunningWorkflows;
beforeAll(async () => {
  workflows = await startWorkflows(mockedActivities);
}, 60_000);
afterAll(() => workflows.stop());

/** Runs a revision until it ends. */
async function run(script: Script = {}) {
  const revision = await startRevision(workflows.client, script);
  return { ...revision, failure: await revision.end() };
}

const began = (log: readonly string[], name = "") =>
  log.flatMap((entry) =>
    entry.startsWith(name) && entry.endsWith(" began") ? [entry.slice(0, -" began".length)] : [],
  );

describe.concurrent("a revision", () => {
  it("speaks its script, mixes and renders, and hears, translates and mails nothing", async () => {
    const { failure, log, inputsOf } = await run();
    expect(failure).toBeNull();
    const all = began(log);
    expect(all.slice(0, 2)).toEqual(["setStatus processing", "probeSource"]);
    expect(all.slice(2, 5).toSorted()).toEqual([
      "renderPreviewPicture",
      "separateVoice",
      "speakScript",
    ]);
    expect(all[5]).toBe("mixTrack");
    expect(all.slice(6, 9).toSorted()).toEqual(["listenToDub", "renderOutput", "renderPreview"]);
    expect(all.slice(9)).toEqual(["saveReport", "setStatus completed", "cleanUp"]);
    expect(inputsOf("mixTrack")).toMatchObject([{ chunks: 1, audioTrack: 0 }]);
  });

  it("fails with a code, and stops what runs beside", async () => {
    const { failure, log } = await run({
      separateVoice: untilCancelled,
      speakScript: async () => {
        throw ApplicationFailure.nonRetryable("refused by the test", "ENGINE_REJECTED");
      },
    });
    expect(failure).toMatchObject({ cause: { type: "ENGINE_REJECTED" } });
    expect(log.indexOf("setStatus failed ENGINE_REJECTED began")).toBeGreaterThan(
      log.indexOf("separateVoice ended"),
    );
    expect(log.at(-1)).toBe("cleanUp ended");
  });

  it("is retried where the engine is busy", async () => {
    let fails = 2;
    const { failure, log } = await run({
      speakScript: async () => {
        if (fails-- > 0) throw new Error("The engine is busy.");
        return { lines: 4, flagged: 0 };
      },
    });
    expect(failure).toBeNull();
    expect(began(log, "speakScript")).toHaveLength(3);
  });
});

const STAGES: readonly (readonly [keyof DubActivities, string])[] = [
  ["probeSource", "speakScript"],
  ["speakScript", "mixTrack"],
  ["separateVoice", "mixTrack"],
  ["mixTrack", "renderOutput"],
  ["renderOutput", "saveReport"],
];

describe.concurrent("a cancelled revision", () => {
  // The global expect loses its test when a concurrent one ends.
  it.for(STAGES)("during %s stops that first, and never comes to %s", async (stage, test) => {
    const [name, next] = stage;
    const revision = await startRevision(workflows.client, { [name]: untilCancelled });
    await test.expect.poll(() => began(revision.log, name).length).toBeGreaterThan(0);
    await revision.cancel();
    expect(await revision.end()).toBeInstanceOf(CancelledFailure);
    const all = began(revision.log);
    expect(all.slice(-2)).toEqual(["setStatus canceled", "cleanUp"]);
    expect(all).not.toContain(next);
  });
});
