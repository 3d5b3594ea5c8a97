const COLOURS = [36, 33, 35, 32, 34, 31];
const known = new Map<string, number>();

/** Prints one line, prefixed with the name of the part that it comes from. */
export function log(name: string, line: string): void {
  const colour = known.get(name) ?? COLOURS[known.size % COLOURS.length] ?? 0;
  known.set(name, colour);
  const label = name.padEnd(9);
  console.log(
    process.stdout.isTTY ? `\u001B[${colour}m${label}\u001B[0m ${line}` : `${label} ${line}`,
  );
}

/** Returns the message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
