import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pathOf } from "./env.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A separate worker process, which can be killed to simulate a crash. */
export interface WorkerProcess {
  /** Kills it at once, like a crash or a power cut. */
  readonly kill: () => Promise<void>;
  /** Shuts it down gracefully, like a deployment. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a worker with these environment variables; resolves once it is ready. Throws if it exits
 * first.
 */
export async function startWorker(env: Readonly<Record<string, string>>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, PATH: pathOf() },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await Promise.race([
    new Promise<void>((resolve) => child.once("message", () => resolve())),
    ended.then(() => Promise.reject(new Error("The worker did not start"))),
  ]);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    signalTo(child, signal);
    await ended;
  };
  return { kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

function signalTo(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
