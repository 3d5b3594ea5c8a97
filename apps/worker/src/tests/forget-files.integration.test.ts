import { randomUUID } from "node:crypto";
import { insertUser } from "@dubdeck/db";
import { sourceKey } from "@dubdeck/storage";
import { fixture } from "@dubdeck/testing";
import { forgetFilesStart } from "@dubdeck/workflows";
import { expect, it } from "vitest";
import { startTestPipeline } from "../testing/test-pipeline.ts";

it("removes files that arrived after an account's removal, and none of existing accounts", async () => {
  const pipeline = await startTestPipeline();
  const worker = await pipeline.startWorker();
  try {
    const { db, storage, temporal } = pipeline;
    const removed = randomUUID();
    const { id: stayed } = await insertUser(db, { email: "stayed@example.com", plan: "pro" });
    const other = randomUUID();
    const keys = [removed, stayed, other].map((id) => sourceKey(id, randomUUID(), "video/mp4"));
    for (const key of keys) await storage.putFile(key, fixture("jfk.mp4"), "video/mp4");

    for (const userId of [removed, stayed]) {
      const start = { ...forgetFilesStart(userId), startDelay: "1 second" } as const;
      await temporal.workflow.execute("forgetFiles", start);
    }

    const found = await Promise.all(keys.map((key) => storage.head(key)));
    expect(found.map((object) => object !== null)).toEqual([false, true, true]);
  } finally {
    await worker.stop();
    await pipeline.close();
  }
});
