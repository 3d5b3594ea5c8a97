import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { downloadOutput } from "./download-output.ts";
import { dubFile, isLink } from "./dub-file.ts";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { printSummary } from "./print-summary.ts";
import { runCommand } from "./run-command.ts";
import { stageBars } from "./stage-bars.ts";
import { withServer } from "./with-server.ts";

const USAGE = `Dub a video into another language.

  npm run dub -- INPUT --to LANGUAGE [--voice ID] [--dual-audio] [--json] --out OUTPUT

  INPUT         an MP4, MOV or AVI file, or a link to a video
  --to          en es fr de it tr ja pt ar zh
  --voice       a voice id; the first voice of the language by default
  --dual-audio  keep the original as a second audio track
  --json        print one JSON object and nothing else
  --out         where the dubbed MP4 is written

Exit codes: 0 done, 1 the job failed, 2 usage, 3 no server or token, 4 refused, 130 interrupted.
DUBDECK_URL and DUBDECK_TOKEN name another server; without them this machine's own is used,
and started when none runs.`;

await runCommand(USAGE, async (signal) => {
  const options = parse();
  return await withServer(options.json, signal, async (server) => {
    const bars = stageBars(options.json ? "quiet" : process.stdout.isTTY ? "bars" : "lines");
    const { job, report } = await dubFile(server, options, bars.update, signal)
      .then((dubbed) => (bars.complete(), dubbed))
      .finally(bars.stop);
    await downloadOutput(job, options.out, signal);
    printSummary({ job, report, stages: bars.times(), out: options.out }, options.json);
    return EXIT.ok;
  });
});

function parse() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      voice: { type: "string" },
      out: { type: "string" },
      "dual-audio": { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const [input] = positionals;
  if (!input || positionals.length > 1) throw new CliError(EXIT.usage, "Name one input file.");
  if (!values.to) throw new CliError(EXIT.usage, "Say the target language: --to es");
  if (!values.out) throw new CliError(EXIT.usage, "Say where to write: --out dubbed.mp4");
  // npm runs its scripts in the repository's root, wherever the person stands.
  const { INIT_CWD: here = "." } = readEnv();
  const { to, json, voice, "dual-audio": dualAudio } = values;
  return {
    to,
    json,
    voice,
    dualAudio,
    input: isLink(input) ? input : resolve(here, input),
    out: resolve(here, values.out),
  };
}
