import { randomUUID } from "node:crypto";
import { ApplicationFailure } from "@temporalio/common";
import { expect, it, onTestFinished } from "vitest";
import type { MoveActivities } from "./activities.ts";
import { moveFilesStart } from "./start-options.ts";
import { startWorkflows } from "./testing/start-workflows.ts";

type Pass = Pick<Awaited<ReturnType<MoveActivities["mirrorFiles"]>>, "copied" | "removed">;

/** Runs a move whose passes change these numbers of files; null fails. */
async function move(passes: readonly (Pass | null)[]) {
  const left = [...passes];
  const log: string[] = [];
  const activities: MoveActivities = {
    mirrorFiles: async () => {
      const pass = left.shift();
      if (!pass) throw ApplicationFailure.nonRetryable("The storage is away.");
      log.push("mirror");
      return { objects: 3, ...pass };
    },
    endMove: async ({ failed }) => void log.push(failed ? "stay" : "switch"),
    removeMoved: async () => void log.push("remove"),
  };
  const workflows = await startWorkflows(activities);
  onTestFinished(() => workflows.stop());
  const start = moveFilesStart({ userId: randomUUID(), from: "global", to: "eu" });
  return { result: await workflows.client.workflow.execute("moveFiles", start), log };
}

it("switches only after a pass that changed nothing, and then removes the originals", async () => {
  const passes = [
    { copied: 3, removed: 0 },
    { copied: 0, removed: 1 },
    { copied: 0, removed: 0 },
  ];
  const log = ["mirror", "mirror", "mirror", "switch", "remove"];
  expect(await move(passes)).toEqual({ result: { moved: true }, log });
}, 60_000);

it("stays and removes the copies if files cannot be copied", async () => {
  const log = ["mirror", "stay", "remove"];
  expect(await move([{ copied: 1, removed: 0 }, null])).toEqual({ result: { moved: false }, log });
}, 60_000);
