import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repositoryRoot } from "@dubdeck/stack";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";
import { openBackend } from "./admin/open-backend.ts";
import { argument } from "./admin/admin-command.ts";
import { EXIT } from "./exit-codes.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Record a job's workflow history, so that a test replays it against every later version.

  npm run record-history -- JOB_ID NAME

It is written to workflows/src/histories/NAME.json.`;

await runCommand(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const jobId = argument(positionals, 0, "job id");
  const name = argument(positionals, 1, "name of the history");
  const backend = await openBackend();
  try {
    const client = await backend.temporal();
    const history = await client.workflow.getHandle(jobId).fetchHistory();
    const path = join(repositoryRoot, "workflows/src/histories", `${name}.json`);
    await writeFile(path, `${historyToJSON(history)}\n`);
    console.log(`Recorded ${history.events?.length ?? 0} events in ${path}`);
    return EXIT.ok;
  } finally {
    await backend.close();
  }
});
