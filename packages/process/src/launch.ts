import { dirname, join } from "node:path";
import { execa } from "execa";

export interface ProcessLimits {
  /**
   * Limit on allocated memory in bytes. It does not count address space that threads merely
   * reserve.
   */
  readonly memoryBytes?: number;
  /** CPU time of all its threads in seconds; exceeding it ends the process with SIGXCPU. */
  readonly cpuSeconds?: number;
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  /** Resource limits; unlimited by default. */
  readonly limits?: ProcessLimits | undefined;
  /** The user to run as, for a program that refuses to run as root. */
  readonly userId?: number | undefined;
  /** Signal that it gets when this process dies; SIGKILL by default. */
  readonly deathSignal?: NodeJS.Signals | undefined;
}

/**
 * Returns the command line that starts a program so that it ends when this process does, even if
 * this one is killed: a worker that crashes leaves no ffmpeg running. Uses Linux's `setpriv` and
 * `prlimit`, which take a millisecond; where they are missing, returns the command line unchanged,
 * without limits.
 * @throws Error if `userId` is set but `setpriv` is missing
 */
export async function commandLine(launch: Launch): Promise<[string, string[]]> {
  const { command, args, limits = {}, userId, deathSignal = "SIGKILL" } = launch;
  const setpriv = await (foundSetpriv ??= findSetpriv());
  if (!setpriv) {
    if (userId === undefined) return [command, [...args]];
    throw new Error(
      "Starting PostgreSQL as root needs `setpriv` (util-linux). Run as another user.",
    );
  }
  const onDeath = ["--pdeathsig", deathSignal.slice("SIG".length)];
  // util-linux installs both in the same folder.
  const prlimit = join(dirname(setpriv), "prlimit");
  const options = limitOptions(limits);
  const bounded = options.length === 0 ? [] : [prlimit, ...options, "--"];
  return [setpriv, [...onDeath, ...asUser(userId), "--", ...bounded, command, ...args]];
}

/**
 * Builds the options for another user, who may still enter root's folders, since the repository or
 * the data may be there.
 */
function asUser(userId: number | undefined): string[] {
  if (userId === undefined) return [];
  const identity = [`--reuid=${userId}`, `--regid=${userId}`, "--clear-groups"];
  return [...identity, "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
}

function limitOptions({ memoryBytes, cpuSeconds }: ProcessLimits): string[] {
  const data = memoryBytes === undefined ? [] : [`--data=${memoryBytes}`];
  // ffmpeg treats the first signal as a request to stop; the hard limit kills it.
  const cpu = cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + KILL_AFTER_S}`];
  return [...data, ...cpu];
}

const KILL_AFTER_S = 5;

let foundSetpriv: Promise<string> | undefined;

/**
 * Finds setpriv's full path, since a program may be given a different PATH; empty if it does not
 * work.
 */
async function findSetpriv(): Promise<string> {
  const script = "setpriv --pdeathsig KILL -- true && command -v setpriv";
  return (await execa("/bin/sh", ["-c", script], { reject: false })).stdout ?? "";
}

/** Returns whether setpriv or prlimit failed because the program was not found. */
export const isNotFound = (exitCode: number | undefined, stderr: string): boolean =>
  (exitCode === 126 || exitCode === 127) && /^(setpriv|prlimit): /.test(stderr);
