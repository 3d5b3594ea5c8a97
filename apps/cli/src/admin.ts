import { parseArgs } from "node:util";
import { cancelJob } from "./admin/cancel-job.ts";
import type { AdminCommand } from "./admin/admin-command.ts";
import { lists } from "./admin/lists.ts";
import { openBackend } from "./admin/open-backend.ts";
import { rerunJob } from "./admin/rerun-job.ts";
import { setUserPlan } from "./admin/set-user-plan.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Look after users, jobs, plans and contact requests.

  npm run admin -- users [PART_OF_EMAIL]
  npm run admin -- jobs [EMAIL]
  npm run admin -- usage
  npm run admin -- leads
  npm run admin -- audit EMAIL
  npm run admin -- set-plan EMAIL starter|pro|enterprise
  npm run admin -- rerun JOB_ID
  npm run admin -- cancel JOB_ID

  --dry-run  say what would be done, and do nothing
  --json     print JSON

It works on the stack that runs on this machine, or on the one that DATABASE_URL,
TEMPORAL_ADDRESS and TEMPORAL_NAMESPACE name.`;

const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  ...lists,
  "set-plan": setUserPlan,
  rerun: rerunJob,
  cancel: cancelJob,
};

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const [name = "", ...args] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new CliError(
      EXIT.usage,
      name ? `There is no command ${name}.` : "Please name a command.",
    );

  const backend = await openBackend();
  try {
    const answer = await command(backend, args, values["dry-run"]);
    if (values.json) console.log(JSON.stringify(answer, null, 2));
    else if (typeof answer === "string") console.log(answer);
    else console.table(answer);
    return EXIT.ok;
  } finally {
    await backend.close();
  }
});
