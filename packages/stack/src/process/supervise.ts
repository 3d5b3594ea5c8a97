import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { childEnvironment } from "../env.ts";
import { log, messageOf } from "../log.ts";
import { launcher } from "./launcher.ts";

export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Takes the output; without one each line is printed under the process's name. */
  readonly logFile?: string;
  /** Asked again and again until it says yes; "message" waits for `process.send("ready")`. */
  readonly ready: (() => Promise<boolean>) | "message";
  readonly readyWithinMs: number;
  readonly stopSignal?: "SIGTERM" | "SIGINT";
  /** How long it may take to finish what it is doing before it is killed. */
  readonly stopWithinMs: number;
  /** Another user for a program that refuses to run as root. */
  readonly userId?: number;
}

export interface Supervised {
  readonly name: string;
  /** Stops it and whatever it has started; safe to call twice. */
  stop(): Promise<void>;
}

const POLL_MS = 40;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran this long before it crashed is restarted at once. */
const STABLE_MS = 60_000;

/**
 * Starts a process, waits until it is ready, and starts it again, ever more slowly, when it
 * crashes. Throws with the end of its log when it does not become ready.
 */
export async function supervise(
  plan: ProcessPlan,
  onSpawn: (pid: number) => Promise<void>,
): Promise<Supervised> {
  let child: ChildProcess | null = null;
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    if (child) await terminate(child, plan);
  };
  const launch = async () => {
    const started = await start(plan);
    child = started;
    if (started.pid) await onSpawn(started.pid);
    await untilReady(started, plan);
    return started;
  };

  const first = await launch().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  void keepRunning(first, plan, launch, stopping.signal);
  return { name: plan.name, stop };
}

async function start(plan: ProcessPlan): Promise<ChildProcess> {
  const file = plan.logFile ? await open(plan.logFile, "w") : null;
  const { command, args } = await launcher(plan);
  const output = file?.fd ?? "pipe";
  const child = spawn(command, args, {
    cwd: plan.cwd,
    env: childEnvironment(plan.env ?? {}),
    // A process group of its own: Ctrl-C in the terminal must reach the supervisor alone.
    detached: true,
    stdio: ["ignore", output, output, ...(plan.ready === "message" ? ["ipc" as const] : [])],
  });
  await file?.close();
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on("line", (line) => log(plan.name, line));
  }
  return child;
}

async function untilReady(child: ChildProcess, plan: ProcessPlan): Promise<void> {
  const settled = new AbortController();
  try {
    await Promise.race([
      plan.ready === "message" ? readyMessage(child) : poll(plan.ready, settled.signal),
      exitOf(child).then(async (how) => {
        throw new Error(`${plan.name} did not start (${how}). ${await endOfLog(plan)}`);
      }),
      sleep(plan.readyWithinMs, null, { signal: settled.signal }).then(async () => {
        throw new Error(
          `${plan.name} was not ready within ${plan.readyWithinMs / 1000} s. ${await endOfLog(plan)}`,
        );
      }),
    ]);
  } finally {
    settled.abort();
  }
}

async function keepRunning(
  first: ChildProcess,
  plan: ProcessPlan,
  launch: () => Promise<ChildProcess>,
  stopping: AbortSignal,
): Promise<void> {
  let running: ChildProcess | null = first;
  let since = Date.now();
  let pause = FIRST_PAUSE_MS;
  while (!stopping.aborted) {
    if (running) {
      const how = await exitOf(running);
      if (stopping.aborted) return;
      if (Date.now() - since > STABLE_MS) pause = FIRST_PAUSE_MS;
      log(plan.name, `stopped (${how}); starting it again in ${pause / 1000} s`);
    }
    await sleep(pause, null, { signal: stopping }).catch(() => null);
    if (stopping.aborted) return;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    since = Date.now();
    running = await launch().catch((error: unknown) => {
      log(plan.name, messageOf(error));
      return null;
    });
  }
}

async function terminate(child: ChildProcess, plan: ProcessPlan): Promise<void> {
  const gone = exitOf(child);
  child.kill(plan.stopSignal ?? "SIGTERM");
  const patience = new AbortController();
  const late = sleep(plan.stopWithinMs, "late", { signal: patience.signal }).catch(() => "gone");
  if ((await Promise.race([gone, late])) === "late") child.kill("SIGKILL");
  patience.abort();
  await gone;
  killGroup(child.pid);
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

/** Resolves with how the process ended, also when it has ended already. */
function exitOf(child: ChildProcess): Promise<string> {
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

function readyMessage(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.on("message", (message) => message === "ready" && resolve());
  return promise;
}

async function poll(check: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await check().catch(() => false))) await sleep(POLL_MS);
}

async function endOfLog(plan: ProcessPlan): Promise<string> {
  if (!plan.logFile) return "See its lines above.";
  const text = await readFile(plan.logFile, "utf8").catch(() => "");
  const end = text.trim().split("\n").slice(-5).join(" | ");
  return `Its log (${plan.logFile}) ends with: ${end}`;
}
