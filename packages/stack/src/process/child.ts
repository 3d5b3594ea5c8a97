import { type ChildProcess, spawn } from "node:child_process";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { childEnvironment } from "../env.ts";
import { log } from "../log.ts";
import { launcher } from "./launcher.ts";
import type { ProcessPlan } from "./process-plan.ts";

/** Spawns the planned process; it may not be ready yet. */
export async function spawnPlanned(plan: ProcessPlan, logFlags: "w" | "a"): Promise<ChildProcess> {
  const file = plan.logFile ? await open(plan.logFile, logFlags) : null;
  const { command, args } = await launcher(plan);
  const output = file?.fd ?? "pipe";
  const child = spawn(command, args, {
    cwd: plan.cwd,
    env: childEnvironment(plan.env ?? {}),
    // A process group of its own: Ctrl-C in the terminal must reach the supervisor alone.
    detached: true,
    stdio: ["ignore", output, output, ...(plan.ready === "message" ? ["ipc" as const] : [])],
  });
  // Told before anybody else can listen; unheard, it would end this process.
  child.on("error", (error) => log(plan.name, error.message));
  await file?.close();
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on("line", (line) => log(plan.name, line));
  }
  return child;
}

/** Asks the process to end, insists when it takes too long, and kills what it has left behind. */
export async function terminate(child: ChildProcess, plan: ProcessPlan): Promise<void> {
  const gone = exitOf(child);
  child.kill(plan.stopSignal ?? "SIGTERM");
  const patience = new AbortController();
  const late = sleep(plan.stopWithinMs, "late", { signal: patience.signal }).catch(() => "gone");
  if ((await Promise.race([gone, late])) === "late") child.kill("SIGKILL");
  patience.abort();
  await gone;
  killGroup(child.pid);
}

/** Resolves with how the process ended, also when it has ended already. */
export function exitOf(child: ChildProcess): Promise<string> {
  const describe = (code: number | null, signal: string | null) =>
    signal ? `signal ${signal}` : `exit code ${code}`;
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve(describe(child.exitCode, child.signalCode));
  }
  const { promise, resolve } = Promise.withResolvers<string>();
  child.once("exit", (code, signal) => resolve(describe(code, signal)));
  child.once("error", (error) => resolve(error.message));
  return promise;
}

/** Kills what a process has left behind in its process group. */
export function killGroup(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nobody was left.
  }
}
