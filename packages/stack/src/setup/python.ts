import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Paths, repositoryRoot } from "../paths.ts";
import { findProgram, runCommand } from "./command.ts";
import { type Part, SetupError } from "./part.ts";

const REQUIREMENTS = join(repositoryRoot, "apps/speech/requirements.txt");

/** The speech server's packages, pinned by hash, in an environment of their own. */
export const pythonPackages: Part = {
  name: "Speech packages",
  megabytes: 550,
  async isPresent(paths) {
    const installed = await readFile(stampOf(paths), "utf8").catch(() => null);
    return installed === (await requirementsHash());
  },
  async install(paths, say) {
    say("installing Python packages (about 20 s)");
    const options = ["--quiet", "--no-compile", "--only-binary", ":all:", "--require-hashes"];
    await runCommand(pythonOf(paths), ["-m", "pip", "install", ...options, "-r", REQUIREMENTS]);
    await writeFile(stampOf(paths), await requirementsHash());
  },
};

/** The environment's own Python. */
export function pythonOf(paths: Paths): string {
  return join(paths.venv, "bin", "python");
}

/** Makes the Python environment unless it is there; every other part may use its pip. */
export async function ensureVirtualEnvironment(paths: Paths): Promise<void> {
  const healthy = await runCommand(pythonOf(paths), ["-m", "pip", "--version"]).then(
    () => true,
    () => false,
  );
  if (healthy) return;
  const python = await findProgram("python3");
  if (!python) throw new SetupError("Python 3.11 or newer is missing. Install python3.");
  await runCommand(python, ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]).catch(() => {
    throw new SetupError(`${python} is too old: Python 3.11 or newer is needed.`);
  });
  await rm(paths.venv, { recursive: true, force: true });
  await runCommand(python, ["-m", "venv", paths.venv]);
}

function stampOf(paths: Paths): string {
  return join(paths.venv, "requirements.sha256");
}

async function requirementsHash(): Promise<string> {
  return createHash("sha256")
    .update(await readFile(REQUIREMENTS))
    .digest("hex");
}
