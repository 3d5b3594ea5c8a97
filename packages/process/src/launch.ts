import { dirname, join } from "node:path";
import { execa } from "execa";

export interface ProcessLimits {
  /** The most that it may allocate. Threads reserve far more addresses than that, which are free. */
  readonly memoryBytes?: number;
  /** Processor time of all its threads; it ends by SIGXCPU. */
  readonly cpuSeconds?: number;
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  /** What the program may use; by default all there is. */
  readonly limits?: ProcessLimits | undefined;
  /** The user to run as, for a program that refuses to run as root. */
  readonly userId?: number | undefined;
  /** What it gets when this process dies; SIGKILL by default. */
  readonly deathSignal?: NodeJS.Signals | undefined;
}

/**
 * Returns the command line that starts a program so that it ends with this process, even when this
 * one is killed: a worker that crashes leaves no ffmpeg running. All of it is done by Linux's own
 * means (`setpriv`, `prlimit`), which cost a millisecond; where they are missing, the command line
 * stays as it is.
 * @throws Error when a program is to run as another user, which needs `setpriv`
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
  // util-linux brings both, into one folder.
  const prlimit = join(dirname(setpriv), "prlimit");
  const options = limitOptions(limits);
  const bounded = options.length === 0 ? [] : [prlimit, ...options, "--"];
  return [setpriv, [...onDeath, ...asUser(userId), "--", ...bounded, command, ...args]];
}

/** The other user may still enter root's folders, where the repository or the data may lie. */
function asUser(userId: number | undefined): string[] {
  if (userId === undefined) return [];
  const identity = [`--reuid=${userId}`, `--regid=${userId}`, "--clear-groups"];
  return [...identity, "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
}

function limitOptions({ memoryBytes, cpuSeconds }: ProcessLimits): string[] {
  const data = memoryBytes === undefined ? [] : [`--data=${memoryBytes}`];
  // ffmpeg takes the first signal as a wish to end; the hard limit kills.
  const cpu = cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + KILL_AFTER_S}`];
  return [...data, ...cpu];
}

const KILL_AFTER_S = 5;

let foundSetpriv: Promise<string> | undefined;

/** Its full path, since a program may be given a PATH of its own; empty where it does not work. */
async function findSetpriv(): Promise<string> {
  const script = "setpriv --pdeathsig KILL -- true && command -v setpriv";
  return (await execa("/bin/sh", ["-c", script], { reject: false })).stdout ?? "";
}

/** Whether this end tells that the program itself was not found: its starter says so in its place. */
export const isNotFound = (exitCode: number | undefined, stderr: string): boolean =>
  (exitCode === 126 || exitCode === 127) && /^(setpriv|prlimit): /.test(stderr);
