import { hideSignatures } from "@dubdeck/domain";

/** A child process that could not start or did not end with 0. */
export class ProcessError extends Error {
  override readonly name = "ProcessError";
  readonly stderr: string;
  /** False when it did not start, was killed or lost the network: then the machine is at fault. */
  readonly blamesInput: boolean;
  /** It reached the memory or the processor time that it was given. */
  readonly reachedLimit: boolean;

  /** @param end exit code or signal; null when it did not start or lost its input */
  constructor(command: string, how: string, stderr: string, end: number | NodeJS.Signals | null) {
    const said = hideSignatures(stderr);
    super([`${command} ${how}`, said.trim().slice(-1000)].filter(Boolean).join(": "));
    this.stderr = said;
    this.reachedLimit = end === "SIGXCPU" || (end !== null && /cannot allocate/i.test(stderr));
    const crashed = typeof end === "number" || (end !== null && INPUT_SIGNALS.has(end));
    this.blamesInput = crashed && !lostNetwork(stderr);
  }
}

/** A program that was given enough dies of these by its input alone. */
const INPUT_SIGNALS: ReadonlySet<NodeJS.Signals> = new Set(["SIGXCPU", "SIGSEGV", "SIGABRT"]);

/** Whether ffmpeg or ffprobe tell of a connection that broke, be it healed later or not. */
export const lostNetwork = (stderr: string): boolean => NETWORK_FAILURE.test(stderr);

const NETWORK_FAILURE =
  /connection|timed out|server returned|input\/output error|stream ends prematurely/i;
