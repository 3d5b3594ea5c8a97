import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { SEARCH_ATTRIBUTE_NAMES } from "@dubdeck/domain";
import { findTemporal } from "../setup/temporal-cli.ts";
import { answers, LOOPBACK, type PlannedService, type ServiceContext } from "./service.ts";

/** Plans Temporal's development server with its UI; its state is one SQLite file. */
export async function planTemporal({
  paths,
  environment,
  port,
}: ServiceContext): Promise<PlannedService> {
  const command = await findTemporal(paths);
  if (!command) throw new Error("The Temporal CLI is missing. Run `npm run setup`.");
  await mkdir(paths.temporal, { recursive: true });
  const chosen = await port(7233);
  const uiPort = await port(8233);
  const namespace = environment.TEMPORAL_NAMESPACE ?? "default";
  const ui = `http://${LOOPBACK}:${uiPort}`;
  return {
    plan: {
      name: "temporal",
      command,
      args: [
        "server",
        "start-dev",
        "--log-level=warn",
        `--ip=${LOOPBACK}`,
        `--port=${chosen}`,
        `--ui-port=${uiPort}`,
        `--namespace=${namespace}`,
        `--db-filename=${join(paths.temporal, "temporal.db")}`,
        // Without this, fairness keys are ignored and one user's backlog delays everyone.
        "--dynamic-config-value=matching.enableFairness=true",
        // Fairness is tracked per partition of a queue: one partition makes it exact.
        "--dynamic-config-value=matching.numTaskqueueReadPartitions=1",
        "--dynamic-config-value=matching.numTaskqueueWritePartitions=1",
        ...Object.values(SEARCH_ATTRIBUTE_NAMES).map(
          (name) => `--search-attribute=${name}=Keyword`,
        ),
      ],
      logFile: join(paths.logs, "temporal.log"),
      // The UI queries the server for the namespace, so a success shows that both are up.
      ready: () => answers(`${ui}/api/v1/namespaces/${namespace}`),
      readyWithinMs: 60_000,
      stopWithinMs: 10_000,
    },
    env: { TEMPORAL_ADDRESS: `${LOOPBACK}:${chosen}`, TEMPORAL_NAMESPACE: namespace },
    address: ui,
  };
}
