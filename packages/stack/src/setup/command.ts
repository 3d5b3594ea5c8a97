import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { ProcessError, type ProcessOptions, runProcess } from "@dubdeck/process";
import { childEnvironment } from "../env.ts";

export interface CommandOptions extends Pick<
  ProcessOptions,
  "cwd" | "onLine" | "sharesTerminal" | "signal" | "stdin" | "userId"
> {
  /** Variables added to this process's own. */
  readonly env?: Readonly<Record<string, string>>;
}

const LAST_LINES = 15;

/** Runs a command until it ends; if it fails, throws an Error with its last lines. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, onLine, ...options }: CommandOptions = {},
): Promise<void> {
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > LAST_LINES) lines.shift();
    onLine?.(line);
  };
  try {
    const heard = { onLine: keep, onErrorLine: keep };
    await runProcess(command, args, { ...options, ...heard, env: childEnvironment(env) });
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    const said = lines.join(" | ") || error.message;
    throw new Error(`\`${[command, ...args].join(" ")}\` failed: ${said}`, { cause: error });
  }
}

/** Finds the full path of a program in the given folders, then in PATH; null if it is missing. */
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
