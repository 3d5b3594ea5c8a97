import type { Readable } from "node:stream";
import { execa } from "execa";
import { eachLine } from "./each-line.ts";
import { killGroup } from "./kill-group.ts";
import { commandLine } from "./launch.ts";

/**
 * Target of an output stream: an open file descriptor, nothing, or a function called with each
 * line.
 */
export type Output = number | "ignore" | ((line: string) => void);

export interface StartOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string | undefined;
  /** Its complete environment; inherited by default. */
  readonly env?: Readonly<NodeJS.ProcessEnv> | undefined;
  readonly userId?: number | undefined;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Set for a Node program that calls `process.send("ready")`. */
  readonly saysReady?: boolean | undefined;
  /** Signal that asks it to stop, also sent when this process dies; SIGTERM by default. */
  readonly stopSignal?: "SIGTERM" | "SIGINT" | undefined;
  /** Time in ms before it is killed; by default it is never killed. */
  readonly stopWithinMs?: number | undefined;
}

export interface StartedProcess {
  /** Undefined if it could not be started. */
  readonly pid: number | undefined;
  /** Resolves once the process has reported that it is ready; otherwise never. */
  readonly ready: Promise<void>;
  /** Resolves with how the process ended, for example `exit code 1`; never rejects. */
  readonly ended: Promise<string>;
  /** Asks it to stop, kills it if it takes too long, and kills any children left behind. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program that runs until it is stopped or this process dies. It leads its own process
 * group, so that Ctrl-C in the terminal reaches only this process.
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
    // Not `killDescendants`: a server stops its own children in its own order.
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
    // execa's promise waits until all pipes are closed, which children may hold open; it is needed
    // only when the program could not start.
    void child.then(({ originalMessage = "" }) => resolve(originalMessage));
  });
  const stop = async () => {
    child.kill();
    await ended;
    if (child.pid) killGroup(child.pid);
  };
  return { pid: child.pid, ready, ended, stop };
}

/** execa accepts any open file descriptor, but its types allow only those of this process. */
const target = (output: Output) =>
  typeof output === "function" ? "pipe" : (output as 2 | "ignore");
