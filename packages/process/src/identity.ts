import { readFile } from "node:fs/promises";
import { execa } from "execa";

/** A process and when it started: pids are used again, so the pid alone does not say who it is. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

/** Who runs under this pid, or null when nobody does. */
export async function identify(pid: number): Promise<ProcessIdentity | null> {
  const startedAt = await (process.platform === "linux" ? startFromProc(pid) : startFromPs(pid));
  return startedAt ? { pid, startedAt } : null;
}

/** Who this process is. Throws where the system does not tell when a process started. */
export async function identifySelf(): Promise<ProcessIdentity> {
  const self = await identify(process.pid);
  if (!self) throw new Error("This system does not tell when a process started.");
  return self;
}

/** True while that very process runs. */
export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  return (await identify(identity.pid))?.startedAt === identity.startedAt;
}

/** Field 22 of /proc/PID/stat, in clock ticks since boot; a zombie counts as gone. */
async function startFromProc(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The second field is the program's name in brackets, which may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && fields[0] !== "Z" ? (fields[19] ?? null) : null;
}

async function startFromPs(pid: number): Promise<string | null> {
  const args = ["-p", String(pid), "-o", "lstart="];
  return (await execa("ps", args, { reject: false })).stdout?.trim() || null;
}
