import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Paths, repositoryRoot } from "../paths.ts";
import { findProgram, runCommand } from "./command.ts";
import { type Part, SetupError } from "./part.ts";

/** The speech server's packages. Other parts use the pip of their environment too. */
export const speechPackages = pythonPackages({
  name: "Speech packages",
  megabytes: 800,
  requirements: "apps/speech/requirements.txt",
  venvOf: ({ venv }) => venv,
});

/**
 * Downloads linked videos. Separate from the speech packages, so that it can be updated often and
 * used without them.
 */
export const ytDlp = pythonPackages({
  name: "yt-dlp",
  megabytes: 100,
  requirements: "apps/worker/requirements.txt",
  venvOf: ({ ytDlp: folder }) => folder,
});

/** Defines a part of packages pinned by hash, in a virtual environment. */
function pythonPackages({
  name,
  megabytes,
  requirements,
  venvOf,
}: Pick<Part, "name" | "megabytes"> & {
  readonly requirements: string;
  readonly venvOf: (paths: Paths) => string;
}): Part {
  const file = join(repositoryRoot, requirements);
  const stampOf = (paths: Paths): string => join(venvOf(paths), "requirements.sha256");
  return {
    name,
    megabytes,
    async isPresent(paths) {
      const installed = await readFile(stampOf(paths), "utf8").catch(() => null);
      return installed === (await hashOf(file));
    },
    async install(paths, say) {
      say("installing Python packages (about 20 s)");
      await ensureVirtualEnvironment(venvOf(paths));
      const options = ["--quiet", "--no-compile", "--only-binary", ":all:", "--require-hashes"];
      const python = pythonOf(venvOf(paths));
      await runCommand(python, ["-m", "pip", "install", ...options, "-r", file]);
      await writeFile(stampOf(paths), await hashOf(file));
    },
  };
}

/** Returns the path of the environment's Python. */
export function pythonOf(venv: string): string {
  return join(venv, "bin", "python");
}

const ensured = new Map<string, Promise<void>>();

/** Creates a virtual environment unless it exists; several parts may use its pip. */
export function ensureVirtualEnvironment(venv: string): Promise<void> {
  const ensuring = ensured.get(venv) ?? makeUnlessHealthy(venv);
  // Parts are installed in parallel, and the first one creates it for all.
  ensured.set(venv, ensuring);
  return ensuring;
}

async function makeUnlessHealthy(venv: string): Promise<void> {
  const healthy = await runCommand(pythonOf(venv), ["-m", "pip", "--version"]).then(
    () => true,
    () => false,
  );
  if (healthy) return;
  const python = await findProgram("python3");
  if (!python) throw new SetupError("Python 3.11 or newer is missing. Install python3.");
  await runCommand(python, ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]).catch(() => {
    throw new SetupError(`${python} is too old: Python 3.11 or newer is needed.`);
  });
  await rm(venv, { recursive: true, force: true });
  await runCommand(python, ["-m", "venv", venv]);
}

async function hashOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}
