import { parseArgs } from "node:util";
import { log, messageOf } from "../log.ts";
import { runStack } from "../stack/run-stack.ts";

const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });

const stopped = Promise.withResolvers<void>();
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => stopped.resolve());

try {
  const stack = await runStack(values);
  await stopped.promise;
  log("stack", "stopping");
  await stack.stop();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
