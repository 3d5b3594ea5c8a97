/** A child process that could not start or did not end with 0. */
export class ProcessError extends Error {
  override readonly name = "ProcessError";
  readonly stderr: string;
  /** False when it did not start, was killed or lost the network: then the machine is at fault. */
  readonly blamesInput: boolean;

  /** @param exitCode null when it did not start, was killed or lost its input */
  constructor(command: string, how: string, stderr: string, exitCode: number | null) {
    super([`${command} ${how}`, stderr.trim().slice(-1000)].filter(Boolean).join(": "));
    this.stderr = stderr;
    this.blamesInput = exitCode !== null && !lostNetwork(stderr);
  }
}

/** Whether ffmpeg or ffprobe tell of a connection that broke, be it healed later or not. */
export const lostNetwork = (stderr: string): boolean => NETWORK_FAILURE.test(stderr);

const NETWORK_FAILURE =
  /connection|timed out|server returned|input\/output error|stream ends prematurely/i;
