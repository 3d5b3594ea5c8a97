import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { temporalAddress } from "@dubdeck/env";
import { findStack, repositoryRoot } from "@dubdeck/stack";
import { Client, Connection } from "@temporalio/client";
import { argument } from "./admin/admin-command.ts";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { historyOf } from "./history-of.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Record a job's workflow history, so that a test replays it against every later version.

  npm run record-history -- JOB_ID NAME

It is written to workflows/src/histories/NAME.json.`;

await runCommand(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const jobId = argument(positionals, 0, "job id");
  const name = argument(positionals, 1, "name of the history");
  const { DATA_DIR, ...env } = readEnv();
  const stack = await findStack(DATA_DIR);
  const address = env.TEMPORAL_ADDRESS ?? stack?.env["TEMPORAL_ADDRESS"];
  if (!address) {
    throw new CliError(
      EXIT.noServer,
      "Dubdeck does not run here. Start it, or set TEMPORAL_ADDRESS.",
    );
  }
  const namespace = env.TEMPORAL_NAMESPACE ?? stack?.env["TEMPORAL_NAMESPACE"] ?? "default";

  const connection = await Connection.connect(
    temporalAddress({ ...env, TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace }),
  );
  const path = join(repositoryRoot, "workflows/src/histories", `${name}.json`);
  try {
    await writeFile(path, await historyOf(new Client({ connection, namespace }), jobId));
  } finally {
    await connection.close();
  }
  console.log(`Recorded ${path}`);
  return EXIT.ok;
});
