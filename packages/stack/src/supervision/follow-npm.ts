import { readFile } from "node:fs/promises";
import { identify, isAlive, type ProcessIdentity } from "@dubdeck/process";

const CHECK_MS = 1000;

/**
 * Calls `onGone` once npm, which started this process, is gone: a killed npm does not stop its
 * children. The timer does not keep this process alive.
 */
export async function followNpm(onGone: () => void): Promise<void> {
  const followed = await starters();
  const check = async () => {
    const alive = await Promise.all(followed.map(isAlive));
    if (alive.every(Boolean)) return;
    clearInterval(timer);
    onGone();
  };
  const timer = setInterval(() => void check(), CHECK_MS).unref();
}

/** Identifies the parent and, if that is npm's shell, npm itself. */
async function starters(): Promise<ProcessIdentity[]> {
  const parent = process.ppid;
  const status = await readFile(`/proc/${parent}/status`, "utf8").catch(() => "");
  const grandparent = /^Name:\s+(?:sh|dash|bash)$[^]*^PPid:\s+(\d+)$/m.exec(status)?.[1];
  const pids = grandparent ? [parent, Number(grandparent)] : [parent];
  const identities = await Promise.all(pids.map(identify));
  return identities.filter((identity) => identity !== null);
}
