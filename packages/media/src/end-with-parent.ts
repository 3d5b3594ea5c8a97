import { spawnSync } from "node:child_process";

/**
 * The command line that starts a program so that it ends with this process, even when this one is
 * killed: a worker that crashes leaves no ffmpeg running. It is Linux's own means, `setpriv`, and
 * costs a millisecond; where it is missing, the command line stays as it is.
 */
export function endWithParent(command: string, args: readonly string[]): [string, string[]] {
  setpriv ??= findSetpriv();
  return setpriv ? [setpriv, [...ON_DEATH, command, ...args]] : [command, [...args]];
}

const ON_DEATH = ["--pdeathsig", "KILL", "--"];
/** Its full path, since a program may be given a PATH of its own; empty where it is of no use. */
let setpriv: string | undefined;

function findSetpriv(): string {
  const script = `setpriv ${ON_DEATH.join(" ")} true && command -v setpriv`;
  return spawnSync("/bin/sh", ["-c", script], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/** Whether this end tells that the program itself was not found: setpriv says so in its place. */
export const isNotFound = (exitCode: number | null, stderr: string): boolean =>
  (exitCode === 126 || exitCode === 127) && stderr.startsWith("setpriv: ");
