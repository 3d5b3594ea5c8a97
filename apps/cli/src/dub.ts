import { downloadOutput } from "./download-output.ts";
import { dubFile } from "./dub-file.ts";
import { parseDubOptions, USAGE } from "./dub-options.ts";
import { readEnv } from "./env.ts";
import { EXIT } from "./exit-codes.ts";
import { printSummary } from "./print-summary.ts";
import { runCommand } from "./run-command.ts";
import { stageBars } from "./stage-bars.ts";
import { withServer } from "./with-server.ts";

await runCommand(USAGE, async (signal) => {
  // npm runs scripts in the repository's root, not in the user's current folder.
  const { INIT_CWD: here = "." } = readEnv();
  const options = parseDubOptions(process.argv.slice(2), here);
  return await withServer(options.json, signal, async (server) => {
    const bars = stageBars(options.json ? "quiet" : process.stdout.isTTY ? "bars" : "lines");
    const { job, report } = await dubFile(server, options, bars.update, signal);
    bars.complete();
    await downloadOutput(job, options.out, signal);
    printSummary({ job, report, stages: bars.times(), out: options.out }, options.json);
    return EXIT.ok;
  });
});
