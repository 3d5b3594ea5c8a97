/** Exit codes of the commands, listed in the README and by `--help`. */
export const EXIT = {
  ok: 0,
  /** The job failed, or an unexpected error occurred. */
  failed: 1,
  /** The command line or the input file is invalid. */
  usage: 2,
  /** No server answers, or it does not accept the token. */
  noServer: 3,
  /** The server refused: plan, quota, file type or size, language or voice. */
  refused: 4,
  /** Ctrl-C; the job was cancelled. */
  interrupted: 130,
} as const;

/** An expected failure of a command: a clear message for the user, and an exit code. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
