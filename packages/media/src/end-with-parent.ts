import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";

export interface ProcessLimits {
  /** The most that it may allocate. Threads reserve far more addresses than that, which are free. */
  readonly memoryBytes?: number;
  /** Processor time of all its threads; it ends by SIGXCPU. */
  readonly cpuSeconds?: number;
}

/**
 * The command line that starts a program so that it ends with this process, even when this one is
 * killed: a worker that crashes leaves no ffmpeg running. `limits` bound what the program may use.
 * Both are Linux's own means (`setpriv`, `prlimit`) and cost a millisecond; where they are missing,
 * the command line stays as it is.
 */
export function endWithParent(
  command: string,
  args: readonly string[],
  limits: ProcessLimits = {},
): [string, string[]] {
  setpriv ??= findSetpriv();
  if (!setpriv) return [command, [...args]];
  // util-linux brings both, into one folder.
  const prlimit = join(dirname(setpriv), "prlimit");
  const options = limitOptions(limits);
  const bounded = options.length === 0 ? [] : [prlimit, ...options, "--"];
  return [setpriv, [...ON_DEATH, ...bounded, command, ...args]];
}

function limitOptions({ memoryBytes, cpuSeconds }: ProcessLimits): string[] {
  const data = memoryBytes === undefined ? [] : [`--data=${memoryBytes}`];
  // ffmpeg takes the first signal as a wish to end; the hard limit kills.
  const cpu = cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + KILL_AFTER_S}`];
  return [...data, ...cpu];
}

const KILL_AFTER_S = 5;

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
