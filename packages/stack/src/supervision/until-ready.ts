import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { StartedProcess } from "@dubdeck/process";
import type { ProcessPlan } from "./process-plan.ts";

const POLL_MS = 40;

/**
 * Waits until the process is ready; throws with the end of its log if it ends or takes too long.
 */
export async function untilReady(child: StartedProcess, plan: ProcessPlan): Promise<void> {
  const { ready } = plan;
  const settled = new AbortController();
  try {
    await Promise.race([
      ready === "message" ? child.ready : poll(() => ready(child.pid ?? 0), settled.signal),
      child.ended.then(async (how) => {
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

async function poll(check: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await check().catch(() => false))) await sleep(POLL_MS);
}

async function endOfLog(plan: ProcessPlan): Promise<string> {
  if (!plan.logFile) return "See its lines above.";
  const text = await readFile(plan.logFile, "utf8").catch(() => "");
  const end = text.trim().split("\n").slice(-5).join(" | ");
  return `Its log (${plan.logFile}) ends with: ${end}`;
}
