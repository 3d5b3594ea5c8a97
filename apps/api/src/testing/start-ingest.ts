import { fileURLToPath } from "node:url";
import { registerUpload } from "@dubdeck/ingest";
import type { Upload } from "@dubdeck/storage";
import { TASK_QUEUES } from "@dubdeck/workflows";
import { heartbeat } from "@temporalio/activity";
import { DefaultLogger, NativeConnection, Runtime, Worker } from "@temporalio/worker";
import { inject } from "vitest";
import type { TestApp } from "./test-app.ts";

/**
 * Starts the part of a worker that registration needs: the workflows, but no other activities, so
 * that jobs keep the state a test gave them. `probed` records the keys of the probed uploads.
 */
export async function startIngest(app: TestApp) {
  Runtime.install({ logger: new DefaultLogger("ERROR") });
  const address = inject("services").TEMPORAL_ADDRESS;
  const connection = await NativeConnection.connect({ address });
  const shared = { connection, namespace: app.temporal.options.namespace };
  const workflowsPath = fileURLToPath(import.meta.resolve("@dubdeck/workflows/workflows"));
  const probed: string[] = [];
  const activities = {
    async registerUpload(upload: Upload) {
      probed.push(upload.key);
      const ticker = setInterval(() => heartbeat(), 1000);
      return await registerUpload(app, upload).finally(() => clearInterval(ticker));
    },
  };
  const workers = await Promise.all([
    Worker.create({ ...shared, taskQueue: TASK_QUEUES.workflows, workflowsPath }),
    Worker.create({ ...shared, taskQueue: TASK_QUEUES.ingest, activities }),
  ]);
  const running = Promise.all(workers.map((worker) => worker.run()));
  return {
    probed: probed as readonly string[],
    async stop(): Promise<void> {
      for (const worker of workers) worker.shutdown();
      await running;
      await connection.close();
    },
  };
}
