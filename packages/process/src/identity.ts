import { readFile } from "node:fs/promises";
import { execa } from "execa";

/** A process's pid and start time; pids are reused, so a pid alone does not identify a process. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

/** Identifies the process with this pid; null if there is none. */
export async function identify(pid: number): Promise<ProcessIdentity | null> {
  const startedAt = await (process.platform === "linux" ? startFromProc(pid) : startFromPs(pid));
  return startedAt ? { pid, startedAt } : null;
}

/** Identifies this process. Throws if the system does not report start times. */
export async function identifySelf(): Promise<ProcessIdentity> {
  const self = await identify(process.pid);
  if (!self) throw new Error("This system does not tell when a process started.");
  return self;
}

/** Returns whether this exact process still runs. */
export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  return (await identify(identity.pid))?.startedAt === identity.startedAt;
}

/**
 * Reads field 22 of /proc/PID/stat, the start time in clock ticks since boot; a zombie counts as
 * gone.
 */
async function startFromProc(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The second field is the program's name in parentheses, which may contain spaces.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && fields[0] !== "Z" ? (fields[19] ?? null) : null;
}

async function startFromPs(pid: number): Promise<string | null> {
  const args = ["-p", String(pid), "-o", "lstart="];
  return (await execa("ps", args, { reject: false })).stdout?.trim() || null;
}
