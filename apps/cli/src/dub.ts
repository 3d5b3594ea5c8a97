import { createWriteStream } from "node:fs";
import { rename, stat } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { UPLOAD_TYPES } from "@dubdeck/domain";
import { apiClient, type RestJob, type Server, uploadFile } from "./api-client.ts";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { printSummary } from "./print-summary.ts";
import { runCommand } from "./run-command.ts";
import { stageBars } from "./stage-bars.ts";
import { withServer } from "./with-server.ts";
import { watchJob } from "./watch-job.ts";

const USAGE = `Dub a video into another language.

  npm run dub -- INPUT --to LANGUAGE [--voice ID] [--dual-audio] [--json] --out OUTPUT

  INPUT         an MP4, MOV or AVI file
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
  const file = await readInput(options.input);
  return await withServer(options.json, signal, async (server) => {
    const { job, report, stages } = await dub(server, options, file, signal);
    await download(job, options.out);
    printSummary({ job, report, stages, out: options.out }, options.json);
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
    input: resolve(here, input),
    out: resolve(here, values.out),
  };
}

async function readInput(path: string) {
  const info = await stat(path).catch(() => {
    throw new CliError(EXIT.usage, `There is no file ${path}.`);
  });
  const extension = extname(path).slice(1).toLowerCase();
  const type = Object.entries(UPLOAD_TYPES).find(([, name]) => name === extension);
  // An unknown type is sent as it is: the server's answer is the one that counts.
  return { mime: type?.[0] ?? "application/octet-stream", size: info.size };
}

async function dub(
  server: Server,
  options: ReturnType<typeof parse>,
  file: { mime: string; size: number },
  signal: AbortSignal,
) {
  const api = apiClient(server);
  const target = await api.sign({ filename: basename(options.input), ...file });
  await uploadFile(options.input, file.mime, target);
  const { video_id } = await api.createVideo(target.fileUrl);
  const voice = options.voice ?? (await api.voices(options.to))[0]?.id;
  const { job_id } = await api.createJob({
    video_id,
    target_language: options.to,
    voice_preset: voice ?? "default",
    dual_audio: options.dualAudio,
  });

  const bars = stageBars(options.json ? "quiet" : process.stdout.isTTY ? "bars" : "lines");
  try {
    const job = await watchJob(server, job_id, () => api.job(job_id), bars.update, signal);
    if (job.status !== "completed") {
      throw new CliError(EXIT.failed, job.error ?? `The job is ${job.status}.`);
    }
    bars.complete();
    return { job, report: await api.report(job_id), stages: bars.times() };
  } catch (error) {
    if (signal.aborted) await api.cancel(job_id);
    throw error;
  } finally {
    bars.stop();
  }
}

async function download(job: RestJob, out: string): Promise<void> {
  const response = await fetch(job.output_url ?? "");
  if (!response.ok || !response.body) {
    throw new CliError(EXIT.failed, `Download failed: storage answered ${response.status}.`);
  }
  // Written aside first: a file under the asked name is always a whole one.
  await pipeline(Readable.fromWeb(response.body), createWriteStream(`${out}.part`));
  await rename(`${out}.part`, out);
}
