import { execa } from "execa";

/**
 * Runs a shell command in the foreground of this process's terminal, such as the user's editor, and
 * waits until it ends.
 * @param args appended to the command
 * @returns whether it succeeded
 */
export async function runInTerminal(command: string, args: readonly string[]): Promise<boolean> {
  const run = ["-c", `${command} "$@"`, "sh", ...args];
  return !(await execa("sh", run, { stdio: "inherit", reject: false })).failed;
}
