import { findProgram } from "../setup/command.ts";

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly userId?: number;
  readonly stopSignal?: "SIGTERM" | "SIGINT";
}

/**
 * The command line that starts a program so that it ends with this process, even when this one is
 * killed, and as another user where wanted. Both are Linux's own means (`setpriv`); elsewhere the
 * run state's list of processes serves to end what was left.
 */
export async function launcher({ command, args, userId, stopSignal }: Launch): Promise<{
  command: string;
  args: readonly string[];
}> {
  const setpriv = process.platform === "linux" ? await findProgram("setpriv") : null;
  if (!setpriv) {
    if (userId === undefined) return { command, args };
    throw new Error(
      "Starting PostgreSQL as root needs `setpriv` (util-linux). Run as another user.",
    );
  }
  const signal = (stopSignal ?? "SIGTERM").slice("SIG".length);
  return {
    command: setpriv,
    args: ["--pdeathsig", signal, ...asUser(userId), "--", command, ...args],
  };
}

/** The other user may still enter root's folders, where the repository or the data may lie. */
function asUser(userId: number | undefined): string[] {
  if (userId === undefined) return [];
  const identity = [`--reuid=${userId}`, `--regid=${userId}`, "--clear-groups"];
  return [...identity, "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
}
