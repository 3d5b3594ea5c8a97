import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startProcess } from "@dubdeck/process";
import { findStack, repositoryRoot, type RunState } from "@dubdeck/stack";
import type { Server } from "./api-client.ts";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { openLocalSession, OWNER_EMAIL } from "./owner.ts";

/** File descriptor for the stack's output, which must not mix with this command's results. */
const STDERR = 2;

/**
 * Runs `work` against the server in DUBDECK_URL and DUBDECK_TOKEN. Without them, uses this machine's
 * running stack, or starts one and stops it afterwards.
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

async function startStack(dataDir: string, quiet: boolean, signal: AbortSignal) {
  const script = join(repositoryRoot, "packages/stack/src/bin/start.ts");
  const child = await startProcess({
    command: process.execPath,
    args: [script],
    cwd: repositoryRoot,
    stdout: quiet ? "ignore" : STDERR,
    stderr: STDERR,
  });
  let hasEnded = false;
  void child.ended.then(() => (hasEnded = true));
  try {
    for (;;) {
      const state = await findStack(dataDir);
      if (state) return { state, stop: child.stop };
      if (hasEnded) throw new CliError(EXIT.failed, "Dubdeck did not start.");
      await sleep(200, undefined, { signal });
    }
  } catch (error) {
    await child.stop();
    throw error;
  }
}
