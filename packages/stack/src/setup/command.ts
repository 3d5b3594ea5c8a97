import { spawn } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { childEnvironment } from "../env.ts";

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
  /** Written to its standard input. */
  readonly input?: string;
  /** Lets the command talk to the terminal, to ask for a password. */
  readonly interactive?: boolean;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** Runs a command to its end; throws with its last lines when it fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<void> {
  const lines: string[] = [];
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: childEnvironment(options.env ?? {}),
    stdio: [options.interactive ? "inherit" : "pipe", "pipe", "pipe"],
    signal: options.signal,
  });
  child.stdin?.on("error", () => null).end(options.input ?? "");
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on("line", (line) => {
      lines.push(line);
      if (lines.length > 15) lines.shift();
      options.onLine?.(line);
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on("error", reject).on("close", resolve);
  const code = await promise;
  if (code !== 0)
    throw new Error(`\`${[command, ...args].join(" ")}\` failed: ${lines.join(" | ")}`);
}

/** The full path of a program, or null: looks in the given folders first, then along PATH. */
export async function findProgram(
  name: string,
  folders: readonly string[] = [],
): Promise<string | null> {
  const path = childEnvironment({})["PATH"] ?? "";
  for (const folder of [...folders, ...path.split(delimiter).filter(Boolean)]) {
    const candidate = join(folder, name);
    const found = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return candidate;
  }
  return null;
}
