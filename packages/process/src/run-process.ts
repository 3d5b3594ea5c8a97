import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { execa, type Result } from "execa";
import { eachLine } from "./each-line.ts";
import { commandLine, isNotFound, type Launch } from "./launch.ts";
import { ProcessError } from "./process-error.ts";
import { tailOf } from "./tail-of.ts";

/** Time between SIGTERM and SIGKILL. */
const KILL_AFTER_MS = 2000;

type OnLine = (line: string) => void;

export interface ProcessOptions extends Pick<Launch, "limits" | "userId"> {
  signal?: AbortSignal | undefined;
  /** Written to the child's stdin; empty by default. */
  stdin?: string | Uint8Array | undefined;
  /** Connects the child to this process's terminal, so that it can ask for a password. */
  sharesTerminal?: boolean | undefined;
  /** Working directory; by default this process's. */
  cwd?: string | undefined;
  /** The child's complete environment; inherited by default. */
  env?: Readonly<NodeJS.ProcessEnv> | undefined;
  /**
   * Called with each line of the child's stdout as it arrives; the result's stdout is then empty.
   */
  onLine?: OnLine | undefined;
  /** Called with each line of the child's stderr as it arrives. */
  onErrorLine?: OnLine | undefined;
  /** Called with each line that the child writes to file descriptor 3. */
  onSideLine?: OnLine | undefined;
}

export interface ProcessResult {
  readonly stdout: Buffer;
  /** The last 8000 characters. */
  readonly stderr: string;
}

/**
 * Runs a program without a shell until it ends. On abort, sends SIGTERM to the process and its
 * children, and SIGKILL after two seconds; once they are gone, rejects with the signal's reason.
 * The process also ends when this one does.
 * @throws ProcessError if the program is missing or fails
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  const { limits, userId, signal, sharesTerminal = false, stdin = "", cwd, env } = options;
  const { onLine, onErrorLine, onSideLine } = options;
  signal?.throwIfAborted();
  const [file, argv] = await commandLine({ command, args, limits, userId });
  signal?.throwIfAborted();
  const child = execa(file, argv, {
    ...(!sharesTerminal && { input: stdin }),
    stdio: [sharesTerminal ? "inherit" : "pipe", "pipe", "pipe", onSideLine ? "pipe" : "ignore"],
    ...(cwd !== undefined && { cwd }),
    ...(env && { env, extendEnv: false }),
    ...(signal && { cancelSignal: signal }),
    // A process group, so that processes started by a shell script end with it; a group has no
    // terminal.
    killDescendants: !sharesTerminal,
    forceKillAfterDelay: KILL_AFTER_MS,
    reject: false,
    // execa's own buffer would end a program that writes more than 100 MB, on stderr too.
    buffer: false,
  });
  const stderr = tailOf(child.stderr);
  const reading = Promise.all([
    onLine ? readLines(child.stdout, onLine) : buffer(child.stdout),
    onErrorLine && eachLine(child.stderr, onErrorLine),
    onSideLine && eachLine(child.stdio[3] as Readable, onSideLine),
  ]);
  // If its output cannot be processed, end the program.
  reading.catch(() => child.kill());
  const ended = await child;
  signal?.throwIfAborted();
  if (!hasStarted(ended, stderr())) throw startFailure(command, ended, stderr());
  const [stdout] = await reading;
  if (ended.failed) {
    const end = ended.exitCode ?? ended.signal ?? null;
    throw new ProcessError(command, `ended with ${end}`, stderr(), end);
  }
  return { stdout, stderr: stderr() };
}

type Ended = Pick<Result, "exitCode" | "signal" | "cause">;

/** Returns whether the program itself ran, not only its launcher. */
const hasStarted = ({ exitCode, signal }: Ended, stderr: string): boolean =>
  (exitCode !== undefined || signal !== undefined) && !isNotFound(exitCode, stderr);

function startFailure(command: string, { cause }: Ended, stderr: string): ProcessError {
  const why = cause instanceof Error ? ` (${cause.message})` : "";
  return new ProcessError(command, `did not start${why}`, stderr, null);
}

async function readLines(stream: Readable, onLine: OnLine): Promise<Buffer> {
  await eachLine(stream, onLine);
  return Buffer.alloc(0);
}
