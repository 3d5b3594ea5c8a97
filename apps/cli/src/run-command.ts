import { CliError, EXIT } from "./exit-codes.ts";

/**
 * Runs a command and sets the process's exit code to its result. Ctrl-C and SIGTERM abort the signal;
 * errors are printed to stderr, with the usage for usage errors.
 */
export async function runCommand(
  usage: string,
  command: (signal: AbortSignal) => Promise<number>,
): Promise<void> {
  if (process.argv.includes("--help")) {
    console.log(usage);
    return;
  }
  const interruption = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => interruption.abort());
  }
  try {
    process.exitCode = await command(interruption.signal);
  } catch (error) {
    process.exitCode = exitCodeOf(error, interruption.signal);
    console.error(interruption.signal.aborted ? "Interrupted." : messageOf(error));
    if (process.exitCode === EXIT.usage) console.error(`\n${usage}`);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function exitCodeOf(error: unknown, signal: AbortSignal): number {
  if (signal.aborted) return EXIT.interrupted;
  if (error instanceof CliError) return error.exitCode;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("ERR_PARSE_ARGS") ? EXIT.usage : EXIT.failed;
}
