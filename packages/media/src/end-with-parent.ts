import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";

/**
 * The command line that starts a program so that it ends with this process, even when this one is
 * killed: a worker that crashes leaves no ffmpeg running. `mostMemory`, in bytes, bounds what the
 * program may allocate. Both are Linux's own means (`setpriv`, `prlimit`) and cost a millisecond;
 * where they are missing, the command line stays as it is.
 */
export function endWithParent(
  command: string,
  args: readonly string[],
  mostMemory?: number,
): [string, string[]] {
  setpriv ??= findSetpriv();
  if (!setpriv) return [command, [...args]];
  // util-linux brings both, into one folder.
  const prlimit = join(dirname(setpriv), "prlimit");
  const bounded = mostMemory === undefined ? [] : [prlimit, `--data=${mostMemory}`, "--"];
  return [setpriv, [...ON_DEATH, ...bounded, command, ...args]];
}

const ON_DEATH = ["--pdeathsig", "KILL", "--"];
/** Its full path, since a program may be given a PATH of its own; empty where it is of no use. */
let setpriv: string | undefined;

function findSetpriv(): string {
  const script = `setpriv ${ON_DEATH.join(" ")} true && command -v setpriv`;
  return spawnSync("/bin/sh", ["-c", script], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/** Whether this end tells that the program itself was not found: its starter says so in its place. */
export const isNotFound = (exitCode: number | null, stderr: string): boolean =>
  (exitCode === 126 || exitCode === 127) && /^(setpriv|prlimit): /.test(stderr);
