import { hideSignatures } from "@dubdeck/domain";

/** Thrown when a child process could not start or did not end with exit code 0. */
export class ProcessError extends Error {
  override readonly name = "ProcessError";
  readonly stderr: string;
  /**
   * Whether the input is to blame; false if the process did not start, was killed or lost the
   * network.
   */
  readonly blamesInput: boolean;
  /** Whether it exceeded its memory or CPU limit. */
  readonly reachedLimit: boolean;

  /** @param end exit code or signal; null if it did not start or lost its input */
  constructor(command: string, how: string, stderr: string, end: number | NodeJS.Signals | null) {
    const said = hideSignatures(stderr);
    super([`${command} ${how}`, said.trim().slice(-1000)].filter(Boolean).join(": "));
    this.stderr = said;
    this.reachedLimit = end === "SIGXCPU" || (end !== null && /cannot allocate/i.test(stderr));
    const crashed = typeof end === "number" || (end !== null && INPUT_SIGNALS.has(end));
    this.blamesInput = crashed && !lostNetwork(stderr);
  }
}

/** Signals that are caused by the input, given sufficient limits. */
const INPUT_SIGNALS: ReadonlySet<NodeJS.Signals> = new Set(["SIGXCPU", "SIGSEGV", "SIGABRT"]);

/**
 * Returns whether the stderr of ffmpeg or ffprobe mentions a broken connection, even one that later
 * recovered.
 */
export const lostNetwork = (stderr: string): boolean => NETWORK_FAILURE.test(stderr);

const NETWORK_FAILURE =
  /connection|timed out|server returned|input\/output error|stream ends prematurely/i;
