import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { identify, identifySelf, isAlive, killGroup, type ProcessIdentity } from "@dubdeck/process";
import { log } from "../log.ts";
import { dataPaths, type Paths } from "../paths.ts";
import { releaseLock, takeLock } from "./lock.ts";
import { writePrivateFile } from "../write-private-file.ts";

const identitySchema = z.object({ pid: z.number(), startedAt: z.string() });
const runStateSchema = z.object({
  /** The process that started the stack. */
  owner: identitySchema,
  /** True once everything is ready, and `addresses` and `env` are complete. */
  ready: z.boolean(),
  /** Addresses by part; `site` is the web site. */
  addresses: z.record(z.string(), z.string()),
  /**
   * Environment variables for a process that uses this stack. They include passwords, so the file
   * is private.
   */
  env: z.record(z.string(), z.string()),
  processes: z.array(identitySchema.extend({ name: z.string() })),
});
export type RunState = z.infer<typeof runStateSchema>;

/** Thrown if another live process uses the same data folder. */
export class AlreadyRunningError extends Error {
  override readonly name = "AlreadyRunningError";
  readonly pid: number;

  constructor(pid: number, site: string | undefined) {
    const where = site ? ` at ${site}` : "";
    super(`Dubdeck is already running${where} (process ${pid}). Stop it with: kill ${pid}`);
    this.pid = pid;
  }
}

/** This process's claim on a data folder, and the state that it publishes for other processes. */
export interface RunClaim {
  record(name: string, pid: number): Promise<void>;
  announce(state: Pick<RunState, "addresses" | "env">): Promise<void>;
  release(): Promise<void>;
}

/**
 * Claims the data folder for this process, after ending the processes that a dead owner left
 * running. Throws AlreadyRunningError if the owner is alive.
 */
export async function claimData(paths: Paths): Promise<RunClaim> {
  await mkdir(dirname(paths.runState), { recursive: true });
  const lock = `${paths.runState}.lock`;
  const holder = await takeLock(lock);
  const previous = await readRunState(paths);
  if (holder) throw new AlreadyRunningError(holder.pid, previous?.addresses["site"]);
  try {
    if (previous) await endOrphans(previous);
    return keepRunState(paths, await identifySelf(), lock);
  } catch (error) {
    await releaseLock(lock);
    throw error;
  }
}

function keepRunState(paths: Paths, owner: ProcessIdentity, lock: string): RunClaim {
  let state: RunState = { owner, ready: false, addresses: {}, env: {}, processes: [] };
  let written = Promise.resolve();
  const update = (next: RunState) => {
    state = next;
    const text = JSON.stringify(state, null, 2);
    // Only the caller of a failed write (disk full, say) sees its error; later writes still run.
    written = written.catch(() => null).then(() => writePrivateFile(paths.runState, text));
    return written;
  };
  return {
    async record(name, pid) {
      const identity = await identify(pid);
      const others = state.processes.filter((entry) => entry.name !== name);
      if (identity) await update({ ...state, processes: [...others, { name, ...identity }] });
    },
    announce: (told) => update({ ...state, ...told, ready: true }),
    async release() {
      await written.catch(() => null);
      await rm(paths.runState, { force: true });
      await releaseLock(lock);
    },
  };
}

/** Finds the stack that runs on this data folder; null if there is none or it is not ready yet. */
export async function findStack(dataDir: string): Promise<RunState | null> {
  const paths = dataPaths(dataDir);
  const state = await readRunState(paths);
  return state?.ready && (await isAlive(state.owner)) ? state : null;
}

/** Reads the state file; returns null if it is missing or damaged, since it will be rewritten. */
async function readRunState(paths: Paths): Promise<RunState | null> {
  try {
    return runStateSchema.parse(JSON.parse(await readFile(paths.runState, "utf8")));
  } catch {
    return null;
  }
}

/** Ends the processes of a stack whose owner was killed: asks them to stop, then kills them. */
async function endOrphans(previous: RunState): Promise<void> {
  await Promise.all(
    previous.processes.map(async (orphan) => {
      if (!(await isAlive(orphan))) return;
      log(
        "stack",
        `ending ${orphan.name} (process ${orphan.pid}), left over from a stack that died`,
      );
      askToEnd(orphan.pid, orphan.name === "postgres" ? "SIGINT" : "SIGTERM");
      for (let waited = 0; waited < 10_000 && (await isAlive(orphan)); waited += 100)
        await sleep(100);
      killGroup(orphan.pid);
    }),
  );
}

function askToEnd(pid: number, signal: "SIGINT" | "SIGTERM"): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It may have ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
