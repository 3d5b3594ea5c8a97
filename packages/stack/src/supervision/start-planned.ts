import { open } from "node:fs/promises";
import { startProcess, type StartedProcess } from "@dubdeck/process";
import { childEnvironment } from "../env.ts";
import { log } from "../log.ts";
import type { ProcessPlan } from "./process-plan.ts";

/** Starts the planned process without waiting until it is ready. */
export async function startPlanned(
  plan: ProcessPlan,
  logFlags: "w" | "a",
): Promise<StartedProcess> {
  const file = plan.logFile ? await open(plan.logFile, logFlags) : null;
  const output = file?.fd ?? ((line: string) => log(plan.name, line));
  try {
    return await startProcess({
      ...plan,
      env: childEnvironment(plan.env ?? {}),
      stdout: output,
      stderr: output,
      saysReady: plan.ready === "message",
    });
  } finally {
    await file?.close();
  }
}
