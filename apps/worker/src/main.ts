import { temporalAddress } from "@dubdeck/env";
import { flushCompileCache } from "node:module";
import { sweepStaleTempDirs } from "@dubdeck/process";
import { DefaultLogger, NativeConnection, Runtime } from "@temporalio/worker";
import { createDeps } from "./create-deps.ts";
import { createWorkers } from "./temporal/create-workers.ts";
import { readEnv } from "./env.ts";
import { ensureSearchAttributes } from "./temporal/ensure-search-attributes.ts";
import { ensureSchedules } from "./temporal/ensure-schedules.ts";
import { workflowBundle } from "./temporal/workflow-bundle.ts";

const env = readEnv();
// At lower levels the SDK logs every state change of every poller.
Runtime.install({ logger: new DefaultLogger("ERROR") });
const connection = await NativeConnection.connect(temporalAddress(env));
const deps = createDeps(env, connection);
const { log } = deps;

await sweepStaleTempDirs();
await ensureSearchAttributes(connection, env.TEMPORAL_NAMESPACE);
await ensureSchedules(deps.temporal);
const workers = await createWorkers(deps, connection, {
  namespace: env.TEMPORAL_NAMESPACE,
  workflowBundle: await workflowBundle(env.DATA_DIR),
});

const stop = (): void => {
  for (const worker of workers) if (worker.getState() === "RUNNING") worker.shutdown();
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

const running = Promise.all(workers.map((worker) => worker.run()));
process.send?.("ready");
log.info("worker is ready");
// Node writes the compile cache only at exit, which a killed worker never reaches.
flushCompileCache();
await running.finally(stop);
await deps.close();
await connection.close();
// The IPC channel to the supervisor would keep the process alive.
process.disconnect?.();
