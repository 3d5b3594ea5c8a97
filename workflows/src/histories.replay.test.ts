import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleWorkflowCode, Worker, type WorkflowBundle } from "@temporalio/worker";
import { beforeAll, describe, expect, it } from "vitest";

const HISTORIES = join(import.meta.dirname, "histories");
const names = (await readdir(HISTORIES)).filter((name) => name.endsWith(".json"));

describe("recorded histories", () => {
  let workflowBundle: WorkflowBundle;

  beforeAll(async () => {
    const workflowsPath = join(import.meta.dirname, "workflows.ts");
    workflowBundle = await bundleWorkflowCode({ workflowsPath });
  });

  it("hold a job of every end, one with retries, an import, and webhooks", () => {
    const jobs = ["completed", "retried", "failed", "canceled"];
    for (const name of [...jobs, "import-completed", "webhook-delivered", "webhook-retried"]) {
      expect(names).toContain(`${name}.json`);
    }
  });

  it("show that the second dub of a video hears nothing again", async () => {
    const hearing = ["extractAudio", "planChunks", "findSpeakers", "transcribeChunk"];
    expect(await activitiesOf("first-language")).toEqual(expect.arrayContaining(hearing));
    const second = await activitiesOf("second-language");
    expect(second).toContain("translateChunk");
    expect(second.filter((name) => hearing.includes(name))).toEqual([]);
  });

  it("show that a review repeats nothing, and speaks once", async () => {
    const done = await activitiesOf("review");
    for (const once of ["translateChunk", "openReview", "closeReview", "speakScript"]) {
      expect(done.filter((name) => name === once)).toHaveLength(1);
    }
    expect(done).not.toContain("synthesizeChunk");
  });

  it.each(names)("%s replays on today's workflows", async (name) => {
    const history: unknown = await read(name);
    // Rejects with a DeterminismViolationError if the code would decide differently.
    await expect(
      Worker.runReplayHistory({ workflowBundle }, history, "job"),
    ).resolves.toBeUndefined();
  });
});

interface History {
  readonly events: readonly {
    readonly activityTaskScheduledEventAttributes?: { readonly activityType: { name: string } };
  }[];
}

async function read(name: string): Promise<History> {
  return JSON.parse(await readFile(join(HISTORIES, name), "utf8")) as History;
}

/** Returns the activities that a recorded workflow scheduled, in order. */
async function activitiesOf(name: string): Promise<string[]> {
  const { events } = await read(`${name}.json`);
  return events.flatMap(
    ({ activityTaskScheduledEventAttributes: scheduled }) => scheduled?.activityType.name ?? [],
  );
}
