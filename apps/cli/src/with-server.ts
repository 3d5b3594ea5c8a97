import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findStack, repositoryRoot, type RunState } from "@dubdeck/stack";
import type { Server } from "./api-client.ts";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { openLocalSession, OWNER_EMAIL } from "./owner.ts";

/**
 * Runs `work` against the server that DUBDECK_URL and DUBDECK_TOKEN name. Without them it is this
 * machine's own: the stack that runs, or one that is started for it and stopped afterwards.
 */
export async function withServer<T>(
  quiet: boolean,
  signal: AbortSignal,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const { DUBDECK_URL: url, DUBDECK_TOKEN: token, DATA_DIR } = readEnv();
  if (url) {
    if (!token) throw new CliError(EXIT.usage, "Set DUBDECK_TOKEN to an API key of that server.");
    return await work({ url: url.replace(/\/+$/, ""), token });
  }
  const running = await findStack(DATA_DIR);
  if (running) return await asOwner(running, work);

  const stack = await startStack(DATA_DIR, quiet, signal);
  try {
    return await asOwner(stack.state, work);
  } finally {
    await stack.stop();
  }
}

async function asOwner<T>(state: RunState, work: (server: Server) => Promise<T>): Promise<T> {
  const session = await openLocalSession(state.env["DATABASE_URL"] ?? "", OWNER_EMAIL);
  try {
    return await work({ url: state.addresses["site"] ?? "", token: session.token });
  } finally {
    await session.close();
  }
}

/** Its own process group, so that Ctrl-C in the terminal reaches it only through `stop`. */
async function startStack(dataDir: string, quiet: boolean, signal: AbortSignal) {
  const script = join(repositoryRoot, "packages/stack/src/bin/start.ts");
  const child = spawn(process.execPath, [script], {
    cwd: repositoryRoot,
    detached: true,
    stdio: ["ignore", quiet ? "ignore" : 2, 2],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  try {
    for (;;) {
      const state = await findStack(dataDir);
      if (state) return { state, stop };
      if (hasEnded(child)) throw new CliError(EXIT.failed, "Dubdeck did not start.");
      await sleep(200, undefined, { signal });
    }
  } catch (error) {
    if (!hasEnded(child)) await stop();
    throw error;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
