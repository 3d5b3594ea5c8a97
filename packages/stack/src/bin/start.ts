import { once } from "node:events";
import { parseArgs } from "node:util";
import { isRunByNpm, readEnvironment } from "../env.ts";
import { log, messageOf } from "../log.ts";
import { dataPaths } from "../paths.ts";
import { followNpm } from "../supervision/follow-npm.ts";
import { setUp } from "../setup/set-up.ts";
import { runStack } from "../apps/run-stack.ts";

const INTERRUPTED = 130;
/** npm forwards Ctrl-C to a process that has already received it from the terminal. */
const ECHO_MS = 1000;

const { values: options } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
const began = Date.now();
const interruption = new AbortController();
const { signal } = interruption;
let settingUp = true;
let firstSignalAt = 0;

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, interrupt);
if (isRunByNpm()) await followNpm(interrupt);

try {
  const environment = readEnvironment();
  await setUp({ paths: dataPaths(environment.DATA_DIR), environment });
  settingUp = false;
  const stack = await runStack({ ...options, signal }).catch((error: unknown) => {
    // runStack has already stopped everything.
    if (signal.aborted) return null;
    throw error;
  });
  if (stack && !signal.aborted) {
    printAddresses(stack.addresses);
    await once(signal, "abort");
  }
  await stack?.stop();
  log("stack", "stopped");
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/**
 * Stops everything in order on the first signal; on the second, exits at once, and the children
 * with it.
 */
function interrupt(): void {
  if (settingUp) process.exit(INTERRUPTED);
  if (firstSignalAt === 0) {
    firstSignalAt = Date.now();
    log("stack", "stopping; work in progress goes on at the next start");
    interruption.abort();
  } else if (Date.now() - firstSignalAt > ECHO_MS) {
    process.exit(INTERRUPTED);
  }
}

function printAddresses(addresses: Readonly<Record<string, string>>): void {
  log("stack", `Dubdeck is ready after ${((Date.now() - began) / 1000).toFixed(1)} s:`);
  for (const [name, address] of Object.entries(addresses)) {
    log("stack", `  ${name.padEnd(9)} ${address}`);
  }
}
