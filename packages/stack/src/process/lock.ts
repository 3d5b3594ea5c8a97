import { link, readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../log.ts";
import { identify, isAlive, type ProcessIdentity } from "./identity.ts";

/** Runs `work` while this process holds the lock, waiting for another holder to finish. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  let holder = await takeLock(file);
  if (holder) log("setup", `process ${holder.pid} is at work on the same folder; waiting for it`);
  while (holder) {
    await sleep(500);
    holder = await takeLock(file);
  }
  try {
    return await work();
  } finally {
    await releaseLock(file);
  }
}

/**
 * Takes the lock and returns null, or returns the live process that holds it.
 * A lock whose holder has died is free.
 */
export async function takeLock(file: string): Promise<ProcessIdentity | null> {
  const self = await identify(process.pid);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(self));
  try {
    for (;;) {
      // A hard link appears whole or not at all, so nobody ever reads half a lock.
      const taken = await link(draft, file).then(
        () => true,
        () => false,
      );
      if (taken) return null;
      const holder = await holderOf(file);
      if (holder && (await isAlive(holder))) return holder;
      await rm(file, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
}

export async function releaseLock(file: string): Promise<void> {
  await rm(file, { force: true });
}

async function holderOf(file: string): Promise<ProcessIdentity | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  return text ? (JSON.parse(text) as ProcessIdentity) : null;
}
