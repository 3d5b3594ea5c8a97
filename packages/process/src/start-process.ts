import type { Readable } from "node:stream";
import { execa } from "execa";
import { eachLine } from "./each-line.ts";
import { killGroup } from "./kill-group.ts";
import { commandLine } from "./launch.ts";

/** Where output goes: to an open file, to nobody, or line by line to a function. */
export type Output = number | "ignore" | ((line: string) => void);

export interface StartOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string | undefined;
  /** All its variables; by default it inherits this process's. */
  readonly env?: Readonly<NodeJS.ProcessEnv> | undefined;
  readonly userId?: number | undefined;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether it is a Node program that calls `process.send("ready")`. */
  readonly saysReady?: boolean | undefined;
  /** How it is asked to end, also when this process dies; SIGTERM by default. */
  readonly stopSignal?: "SIGTERM" | "SIGINT" | undefined;
  /** How long it may take to finish what it is doing before it is killed. */
  readonly stopWithinMs?: number | undefined;
}

export interface StartedProcess {
  /** Undefined when it could not be started. */
  readonly pid: number | undefined;
  /** Resolves once it has said so; never where it does not. */
  readonly ready: Promise<void>;
  /** Resolves with how the process ended, such as `exit code 1`; never rejects. */
  readonly ended: Promise<string>;
  /** Asks it to end, kills it when it takes too long, and kills what it has left behind. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program that goes on until it is stopped or this process dies. It leads a process group,
 * so that Ctrl-C in the terminal reaches this process alone.
 */
export async function startProcess(options: StartOptions): Promise<StartedProcess> {
  const { command, args, userId, stopSignal = "SIGTERM", stopWithinMs, cwd, env } = options;
  const [file, argv] = await commandLine({ command, args, userId, deathSignal: stopSignal });
  const child = execa(file, argv, {
    stdin: "ignore",
    stdout: target(options.stdout),
    stderr: target(options.stderr),
    ipc: options.saysReady ?? false,
    ...(cwd !== undefined && { cwd }),
    ...(env && { env, extendEnv: false }),
    // Not `killDescendants`: a server asks its own children to end, in its own order.
    detached: true,
    killSignal: stopSignal,
    forceKillAfterDelay: stopWithinMs ?? false,
    reject: false,
    buffer: false,
  });
  for (const [stream, output] of [
    [child.stdout, options.stdout],
    [child.stderr, options.stderr],
  ] as const) {
    if (typeof output === "function") void eachLine(stream as Readable, output);
  }
  const ready = new Promise<void>((resolve) => {
    child.nodeChildProcess.on("message", (message) => message === "ready" && resolve());
  });
  const ended = new Promise<string>((resolve) => {
    child.nodeChildProcess.once("exit", (code, signal) =>
      resolve(signal ? `signal ${signal}` : `exit code ${code}`),
    );
    // It waits until all pipes are closed, which children may hold open: in time only without a start.
    void child.then(({ originalMessage = "" }) => resolve(originalMessage));
  });
  const stop = async () => {
    child.kill();
    await ended;
    if (child.pid) killGroup(child.pid);
  };
  return { pid: child.pid, ready, ended, stop };
}

/** execa takes the number of any open file, but its types know only this process's own. */
const target = (output: Output) =>
  typeof output === "function" ? "pipe" : (output as 2 | "ignore");
