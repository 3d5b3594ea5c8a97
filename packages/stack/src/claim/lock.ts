import { mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { identifySelf, isAlive, type ProcessIdentity } from "@dubdeck/process";
import { log, messageOf } from "../log.ts";

/** Runs `work` while this process holds the lock, waiting for another holder to finish. */
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
 * Takes the lock and returns null, or returns the live process that holds it.
 * A lock whose holder has died is free.
 *
 * The lock is a folder with one entry, which names its holder. A folder can be moved to where
 * there is none or an empty one, so one of many takes it; and who finds a dead holder's entry
 * removes just that one, never that of somebody who was faster.
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

/** Frees the lock that this process holds. */
export async function releaseLock(folder: string): Promise<void> {
  await rm(join(folder, entryOf(await identifySelf())), { force: true });
  // Somebody may have taken it by now.
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
