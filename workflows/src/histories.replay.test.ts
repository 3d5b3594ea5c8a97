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

  it("hold a job of every end, one with retries, and an import", () => {
    for (const name of ["completed", "retried", "failed", "canceled", "import-completed"]) {
      expect(names).toContain(`${name}.json`);
    }
  });

  it.each(names)("%s replays on today's workflows", async (name) => {
    const history: unknown = JSON.parse(await readFile(join(HISTORIES, name), "utf8"));
    // Rejects with a DeterminismViolationError where the code would decide otherwise.
    await expect(
      Worker.runReplayHistory({ workflowBundle }, history, "job"),
    ).resolves.toBeUndefined();
  });
});
