import { setTimeout as sleep } from "node:timers/promises";
import type { StartedProcess } from "@dubdeck/process";
import { log, messageOf } from "../log.ts";
import type { ProcessPlan } from "./process-plan.ts";
import { startPlanned } from "./start-planned.ts";
import { untilReady } from "./until-ready.ts";

export interface Supervised {
  readonly name: string;
  /** Stops it, giving it its plan's time to finish, and starts it again. */
  readonly restart: () => Promise<void>;
  /** Stops it and all its children; safe to call twice. */
  readonly stop: () => Promise<void>;
}

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** After this long without a crash, the restart delay is reset to zero. */
const STABLE_MS = 60_000;

/**
 * Starts a process, waits until it is ready, and restarts it with growing delays when it crashes.
 * Throws with the end of its log if it does not become ready, or when `signal` aborts the wait.
 */
export async function supervise(
  plan: ProcessPlan,
  onSpawn: (pid: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<Supervised> {
  let child: StartedProcess | null = null;
  const stopping = new AbortController();
  const requested = { restart: false };
  const stop = async () => {
    stopping.abort();
    await child?.stop();
  };
  const restart = async () => {
    requested.restart = true;
    await child?.stop();
  };
  const launch = async () => {
    // Append on restarts, so that the log keeps earlier crashes of this run.
    const started = await startPlanned(plan, child === null ? "w" : "a");
    child = started;
    try {
      if (started.pid) await onSpawn(started.pid);
      stopping.signal.throwIfAborted();
      await untilReady(started, plan);
      stopping.signal.throwIfAborted();
    } catch (error) {
      await started.stop();
      throw error;
    }
    return started;
  };

  signal?.throwIfAborted();
  const giveUp = () => void stop();
  signal?.addEventListener("abort", giveUp);
  const first = await launch().finally(() => signal?.removeEventListener("abort", giveUp));
  void keepRunning(first, plan, launch, requested, stopping.signal);
  return { name: plan.name, restart, stop };
}

async function keepRunning(
  first: StartedProcess,
  plan: ProcessPlan,
  launch: () => Promise<StartedProcess>,
  requested: { restart: boolean },
  stopping: AbortSignal,
): Promise<void> {
  let running: StartedProcess | null = first;
  let since = Date.now();
  let pause = 0;
  while (!stopping.aborted) {
    if (running) {
      const how = await running.ended;
      if (stopping.aborted) return;
      if (Date.now() - since > STABLE_MS) pause = 0;
      if (!requested.restart) log(plan.name, `stopped (${how}); restarting in ${pause / 1000} s`);
    }
    if (requested.restart) pause = 0;
    requested.restart = false;
    await sleep(pause, null, { signal: stopping }).catch(() => null);
    if (stopping.aborted) return;
    pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), MAX_PAUSE_MS);
    since = Date.now();
    running = await launch().catch((error: unknown) => {
      if (!stopping.aborted) log(plan.name, messageOf(error));
      return null;
    });
  }
}
