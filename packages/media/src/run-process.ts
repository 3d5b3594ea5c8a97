import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { endWithParent, isNotFound, type ProcessLimits } from "./end-with-parent.ts";
import { ProcessError } from "./process-error.ts";

/** How long a process may take to end by itself after SIGTERM. */
const KILL_AFTER_MS = 2000;
/** Enough for a message, also of a chatty process. */
const STDERR_TAIL_CHARS = 8000;

export interface ProcessOptions {
  signal?: AbortSignal | undefined;
  /** Written to the child's stdin, which is empty otherwise. */
  stdin?: string | Uint8Array | undefined;
  /** All variables of the child; by default it inherits this process's. */
  env?: Readonly<Record<string, string>> | undefined;
  /** What the child may use; by default all there is. */
  limits?: ProcessLimits | undefined;
  /** Receives each line of the child's stdout as it comes; the result then has none. */
  onLine?: ((line: string) => void) | undefined;
  /** Receives each line that the child writes to file descriptor 3. */
  onSideLine?: ((line: string) => void) | undefined;
}

export interface ProcessResult {
  readonly stdout: Buffer;
  /** The last 8000 characters. */
  readonly stderr: string;
}

/**
 * Runs a program to its end, without a shell. On abort the process and its children get SIGTERM,
 * after two seconds SIGKILL; the promise rejects with the signal's reason once they are gone. The
 * process also ends when this one does.
 * @throws ProcessError when the program is missing or fails.
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  const { signal, onLine, onSideLine } = options;
  signal?.throwIfAborted();
  const child = spawn(...endWithParent(command, args, options.limits), {
    stdio: ["pipe", "pipe", "pipe", onSideLine ? "pipe" : "ignore"],
    ...(options.env && { env: options.env }),
    // Its own process group, so that what a shell script started ends with it.
    detached: true,
  });
  const ended = endOf(child, command);
  const stop = stopper(child);
  signal?.addEventListener("abort", stop.now);
  const stderr = tailOf(child.stderr as Readable);
  try {
    feed(child, options.stdin);
    const [end, stdout] = await Promise.all([
      ended,
      onLine ? readLines(child.stdout as Readable, onLine) : buffer(child.stdout as Readable),
      onSideLine ? eachLine(child.stdio[3] as Readable, onSideLine) : null,
    ]);
    signal?.throwIfAborted();
    const { code, killedBy } = end;
    if (isNotFound(code, stderr())) {
      throw new ProcessError(command, "did not start", stderr(), null);
    }
    if (code !== 0) {
      throw new ProcessError(command, `ended with ${code ?? killedBy}`, stderr(), code ?? killedBy);
    }
    return { stdout, stderr: stderr() };
  } catch (error) {
    stop.now();
    await ended.catch(() => null);
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop.now);
    stop.settle();
  }
}

interface ProcessEnd {
  readonly code: number | null;
  readonly killedBy: NodeJS.Signals | null;
}

/** Resolves once the process is gone and its pipes closed. */
function endOf(child: ChildProcess, command: string): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      reject(new ProcessError(command, `did not start (${error.message})`, "", null));
    });
    child.once("close", (code, killedBy) => resolve({ code, killedBy }));
  });
}

function stopper(child: ChildProcess): { now: () => void; settle: () => void } {
  let timer: NodeJS.Timeout | undefined;
  return {
    now() {
      if (timer || child.exitCode !== null) return;
      killGroup(child, "SIGTERM");
      timer = setTimeout(() => killGroup(child, "SIGKILL"), KILL_AFTER_MS);
    },
    settle: () => clearTimeout(timer),
  };
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}

function feed(child: ChildProcess, stdin: string | Uint8Array = ""): void {
  // A child that ends before it has read everything breaks the pipe; its exit code tells why.
  child.stdin?.on("error", () => null);
  child.stdin?.end(stdin);
}

function tailOf(stream: Readable): () => string {
  let tail = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    tail = (tail + text).slice(-STDERR_TAIL_CHARS);
  });
  return () => tail;
}

async function readLines(stream: Readable, onLine: (line: string) => void): Promise<Buffer> {
  await eachLine(stream, onLine);
  return Buffer.alloc(0);
}

async function eachLine(stream: Readable, onLine: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) onLine(line);
}
