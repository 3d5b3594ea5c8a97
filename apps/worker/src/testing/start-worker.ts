import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pathOf } from "./env.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A worker process of its own, which can be killed like one that crashes. */
export interface WorkerProcess {
  /** Ends it at once, as a crash or a power cut does. */
  readonly kill: () => Promise<void>;
  /** Lets it finish, as a deployment does. */
  readonly stop: () => Promise<void>;
}

/** Starts a worker with these variables and resolves once it takes work. */
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
