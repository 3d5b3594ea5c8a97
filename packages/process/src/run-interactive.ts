import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a shell command in the foreground with a file as its last argument, such as an editor, and
 * waits until it ends. It shares this process's terminal and its process group.
 * @returns the exit code; null if a signal ended it
 */
export async function runInteractive(command: string, file: string): Promise<number | null> {
  const child = spawn("sh", ["-c", `${command} "$1"`, "sh", file], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}
