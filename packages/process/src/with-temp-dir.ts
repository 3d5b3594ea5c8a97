import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identify } from "./identity.ts";

/** Runs `work` with a new temporary directory, and removes it however `work` ends. */
export async function withTempDir<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(await tempFolder(), `dubdeck-${process.pid}-`));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Removes temporary directories of processes that were killed; call it when a worker starts. */
export async function sweepStaleTempDirs(): Promise<void> {
  const folder = await tempFolder();
  for (const name of await readdir(folder)) {
    const pid = /^dubdeck-(\d+)-\w{6}$/.exec(name)?.[1];
    const path = join(folder, name);
    if (pid && (await isStale(Number(pid), path))) await rm(path, { recursive: true, force: true });
  }
}

/** TMPDIR may name a folder that does not exist yet. */
async function tempFolder(): Promise<string> {
  await mkdir(tmpdir(), { recursive: true });
  return tmpdir();
}

async function isStale(pid: number, path: string): Promise<boolean> {
  if (pid !== process.pid) return (await identify(pid)) === null;
  // In a container, a new process often gets the same pid as the previous one.
  const startedAt = Date.now() - process.uptime() * 1000;
  const made = await stat(path).catch(() => null);
  return made !== null && made.birthtimeMs < startedAt;
}
