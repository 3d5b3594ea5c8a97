import { join, parse } from "node:path";
import { downloadOutput } from "./download-output.ts";
import { dubFile } from "./dub-file.ts";
import { parseDubOptions, USAGE } from "./dub-options.ts";
import { readEnv } from "./env.ts";
import { EXIT } from "./exit-codes.ts";
import { apiClient } from "./api-client.ts";
import { printWaiting } from "./print-waiting.ts";
import { reviewScript } from "./review-script.ts";
import { printSummary } from "./print-summary.ts";
import { runCommand } from "./run-command.ts";
import { stageBars } from "./stage-bars.ts";
import { withServer } from "./with-server.ts";

await runCommand(USAGE, async (signal) => {
  // npm runs scripts in the repository's root, not in the user's current folder.
  const { INIT_CWD: here = ".", VISUAL, EDITOR } = readEnv();
  const options = parseDubOptions(process.argv.slice(2), here);
  return await withServer(options.json, signal, async (server) => {
    const bars = stageBars(options.json ? "quiet" : process.stdout.isTTY ? "bars" : "lines");
    const { name, dir } = parse(options.out);
    const file = join(dir, `${name}.csv`);
    // Standard output is the result's alone.
    const script = { file, editor: VISUAL ?? EDITOR, say: console.error };
    const review = options.review
      ? (jobId: string) => reviewScript(apiClient(server), jobId, script)
      : undefined;
    const order = { ...options, review };
    const { job, report } = await dubFile(server, order, bars.update, signal);
    if (job.status === "review") {
      printWaiting(server, { job, file }, options.json);
      return EXIT.ok;
    }
    bars.complete();
    await downloadOutput(job, options.out, signal);
    printSummary({ job, report, stages: bars.times(), out: options.out }, options.json);
    return EXIT.ok;
  });
});
