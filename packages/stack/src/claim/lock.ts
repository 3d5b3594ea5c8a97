import { mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { identifySelf, isAlive, type ProcessIdentity } from "@dubdeck/process";
import { log, messageOf } from "../log.ts";

/** Runs `work` under the lock, waiting for another holder to release it first. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  let holder = await takeLock(folder);
  if (holder) log("setup", `process ${holder.pid} is at work on the same folder; waiting for it`);
  while (holder) {
    await sleep(500);
    holder = await takeLock(folder);
  }
  try {
    return await work();
  } finally {
    await releaseLock(folder);
  }
}

/**
 * Takes the lock and returns null, or returns the live process that holds it. A lock whose holder
 * has died counts as free.
 *
 * The lock is a folder with one entry that names its holder. Renaming a folder succeeds only if the
 * target is missing or empty, so only one of several processes gets the lock. A process that finds
 * a dead holder's entry removes only that entry, never one that a faster process has put there.
 */
export async function takeLock(folder: string): Promise<ProcessIdentity | null> {
  const draft = await mkdtemp(`${folder}.`);
  try {
    await writeFile(join(draft, entryOf(await identifySelf())), "");
    while (!(await moveIfFree(draft, folder))) {
      for (const entry of await readdir(folder).catch(() => [])) {
        const holder = holderOf(entry);
        if (await isAlive(holder)) return holder;
        await rm(join(folder, entry), { recursive: true, force: true });
      }
    }
    return null;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Releases the lock that this process holds. */
export async function releaseLock(folder: string): Promise<void> {
  await rm(join(folder, entryOf(await identifySelf())), { force: true });
  // Another process may have taken it by now.
  await rmdir(folder).catch(() => null);
}

async function moveIfFree(draft: string, folder: string): Promise<boolean> {
  try {
    await rename(draft, folder);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOTEMPTY" || code === "EEXIST") return false;
    throw new Error(`The lock ${folder} cannot be taken: ${messageOf(error)}`, { cause: error });
  }
}

const entryOf = ({ pid, startedAt }: ProcessIdentity): string => `${pid} ${startedAt}`;

function holderOf(entry: string): ProcessIdentity {
  const [pid = "", ...startedAt] = entry.split(" ");
  return { pid: Number(pid), startedAt: startedAt.join(" ") };
}
