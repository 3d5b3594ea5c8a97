import { access, glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runProcess } from "@dubdeck/process";
import { dataPaths, repositoryRoot } from "@dubdeck/stack";
import { CliError, EXIT } from "../exit-codes.ts";

const RECOGNIZER = "whisper-ctranslate2==0.5.8";
/** Packages that the peer uses in the same versions as the speech server. */
const SHARED = ["faster-whisper", "ctranslate2", "onnxruntime", "numpy"];

/** Python and options to run the peer script with. */
export interface Peer {
  readonly python: string;
  /** Command-line options with the models' paths. */
  readonly models: readonly string[];
}

/**
 * Sets up a Python environment with the peer's packages, and locates the models that setup installed.
 * @throws CliError that lists everything missing
 */
export async function preparePeer(dataDir: string, voice: string): Promise<Peer> {
  const { tools, models, venv } = dataPaths(dataDir);
  const pattern = join(venv, "lib/python*/site-packages/kokoro_onnx/config.json");
  const { value: vocabulary } = await glob(pattern)[Symbol.asyncIterator]().next();
  const files = {
    "--model": join(models, "whisper-base"),
    "--kokoro": join(models, "kokoro/model.onnx"),
    "--voice": join(models, `kokoro/voices/${voice}.bin`),
    "--vocab": vocabulary ?? pattern,
  };
  await requireAll(Object.values(files));
  return {
    python: await ensureEnvironment(join(tools, "peer")),
    models: Object.entries(files).flat(),
  };
}

async function requireAll(paths: readonly string[]): Promise<void> {
  const checks = await Promise.all([
    ...paths.map(async (path) => (await exists(path)) || `${path}: npm run setup`),
    ...["espeak-ng", "apertium", "ffmpeg"].map(
      async (program) => (await runs(program)) || `${program}: apt-get install ${program}`,
    ),
  ]);
  const missing = checks.filter((check) => typeof check === "string");
  if (missing.length > 0) {
    throw new CliError(EXIT.usage, ["The peer lacks:", ...missing].join("\n  "));
  }
}

async function ensureEnvironment(folder: string): Promise<string> {
  const python = join(folder, "bin/python");
  if (await exists(join(folder, "bin/whisper-ctranslate2"))) return python;
  console.error("Setting up the peer's Python packages (about a minute)");
  const pinned = await readFile(join(repositoryRoot, "apps/speech/requirements.txt"), "utf8");
  const versions = SHARED.map((name) => {
    const version = new RegExp(`^${name}==([^ \\\\]+)`, "m").exec(pinned)?.[1];
    return version ? `${name}==${version}` : name;
  });
  await runProcess("python3", ["-m", "venv", folder]);
  await runProcess(python, ["-m", "pip", "install", "--quiet", RECOGNIZER, ...versions]);
  return python;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const runs = (program: string): Promise<boolean> =>
  runProcess("sh", ["-c", `command -v ${program}`]).then(
    () => true,
    () => false,
  );
