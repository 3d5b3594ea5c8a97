import { randomUUID } from "node:crypto";
import { sourceKey } from "@dubdeck/storage";
import { fixture } from "@dubdeck/testing";
import { forgetFilesStart } from "@dubdeck/workflows";
import { expect, it } from "vitest";
import { startTestPipeline } from "./testing/test-pipeline.ts";

it("removes what arrived for an account after its removal, and nothing of others", async () => {
  const pipeline = await startTestPipeline();
  const worker = await pipeline.startWorker();
  try {
    const { storage, temporal } = pipeline;
    const [removed, other] = [randomUUID(), randomUUID()];
    const keys = [removed, other].map((userId) => sourceKey(userId, randomUUID(), "video/mp4"));
    for (const key of keys) await storage.putFile(key, fixture("jfk.mp4"), "video/mp4");

    const start = { ...forgetFilesStart(removed), startDelay: "1 second" } as const;
    await temporal.workflow.execute("forgetFiles", start);

    const found = await Promise.all(keys.map((key) => storage.head(key)));
    expect(found.map((object) => object !== null)).toEqual([false, true]);
  } finally {
    await worker.stop();
    await pipeline.close();
  }
});
