import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { dataPaths, findStack, repositoryRoot } from "@dubdeck/stack";
import { argument } from "./admin/admin-command.ts";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Record a job's workflow history, so that a test replays it against every later version.

  npm run record-history -- JOB_ID NAME

It is written to workflows/src/histories/NAME.json.`;

const MOST_BYTES = 64 * 1024 * 1024;

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

  // The CLI writes the form that every Temporal tool reads.
  const temporal = join(dataPaths(DATA_DIR).bin, "temporal");
  const where = ["--address", address, "--namespace", namespace];
  const show = ["workflow", "show", ...where, "--workflow-id", jobId, "--output", "json"];
  const { stdout } = await promisify(execFile)(temporal, show, { maxBuffer: MOST_BYTES });
  const path = join(repositoryRoot, "workflows/src/histories", `${name}.json`);
  await writeFile(path, stdout);
  console.log(`Recorded ${path}`);
  return EXIT.ok;
});
