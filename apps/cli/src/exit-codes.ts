/** What the commands' exit codes mean; the README and `--help` list them. */
export const EXIT = {
  ok: 0,
  /** The job failed, or something unexpected happened. */
  failed: 1,
  /** The command line or the input file is not right. */
  usage: 2,
  /** No server answers, or it does not accept the token. */
  noServer: 3,
  /** The server refused: plan, quota, file type or size, language or voice. */
  refused: 4,
  /** Ctrl-C; the job was cancelled. */
  interrupted: 130,
} as const;

/** An end of a command that was foreseen: one clear line for the person, and an exit code. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
