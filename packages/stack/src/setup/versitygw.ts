import { chmod, copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Paths } from "../paths.ts";
import { findProgram, runCommand } from "./command.ts";
import { download, downloadFile } from "./download.ts";
import { goInstall } from "./go.ts";
import { firstThatWorks, type Part } from "./part.ts";
import { withScratch } from "./registry.ts";

const VERSION = "1.7.0";
const RELEASE = `https://github.com/versity/versitygw/releases/download/v${VERSION}`;
const GO_MODULE = `github.com/versity/versitygw/cmd/versitygw@v${VERSION}`;

/** The S3 gateway that serves a folder. */
export const versitygw: Part = {
  name: "S3 gateway",
  megabytes: 100,
  isPresent: async (paths) => (await findVersitygw(paths)) !== null,
  async install(paths, say) {
    await firstThatWorks(say, {
      [`versitygw release ${VERSION}`]: () => fromRelease(paths, say),
      [`go install ${GO_MODULE} (about a minute)`]: () => goInstall(GO_MODULE, paths),
    });
  },
};

/** Returns the program's path; null if it is neither installed by set-up nor in PATH. */
export function findVersitygw(paths: Paths): Promise<string | null> {
  return findProgram("versitygw", [paths.bin]);
}

/** Platform names in the release's archives. */
const SYSTEMS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: "Linux",
  darwin: "Darwin",
  freebsd: "Freebsd",
};

/** Downloads the release's archive and verifies it against the release's list of checksums. */
async function fromRelease(paths: Paths, say: (line: string) => void): Promise<void> {
  const system = SYSTEMS[process.platform];
  if (!system) throw new Error(`there is no release for ${process.platform}`);
  const architecture = process.arch === "x64" ? "x86_64" : process.arch;
  const folderName = `versitygw_v${VERSION}_${system}_${architecture}`;
  await withScratch(paths, async (folder) => {
    const list = join(folder, "checksums.txt");
    await downloadFile(`${RELEASE}/checksums.txt`, list, say);
    const archive = join(folder, `${folderName}.tar.gz`);
    const sha256 = checksumOf(`${folderName}.tar.gz`, await readFile(list, "utf8"));
    await download(`${RELEASE}/${folderName}.tar.gz`, archive, sha256, say);
    await runCommand("tar", ["-xzf", archive, "-C", folder]);
    await mkdir(paths.bin, { recursive: true });
    const target = join(paths.bin, "versitygw");
    await copyFile(join(folder, folderName, "versitygw"), target);
    await chmod(target, 0o755);
  });
}

function checksumOf(file: string, list: string): string {
  const line = list.split("\n").find((entry) => entry.endsWith(`  ${file}`));
  if (!line) throw new Error(`the release has no ${file}`);
  return line.slice(0, 64);
}
