import { buildApp } from "./app.ts";
import { createParts } from "./create-parts.ts";
import { readEnv } from "./env.ts";

const env = readEnv();
const { parts, close } = await createParts(env);
const app = await buildApp(parts);

/** Shuts down before supervisors kill the process, usually after 10 s. */
const STOP_WITHIN_MS = 7000;

let stopping: Promise<void> | undefined;
const stop = (): void => {
  stopping ??= finish();
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Finishes requests, drops live connections and exits, at the latest after STOP_WITHIN_MS. */
async function finish(): Promise<void> {
  setTimeout(() => {
    parts.log.warn("requests or connections that did not end in time were cut off");
    process.exit(0);
  }, STOP_WITHIN_MS).unref();
  await app.close();
  await close();
  // The IPC channel to the supervisor would keep the process alive.
  if (process.connected) process.disconnect();
}

await app.listen({ port: env.PORT, host: env.HOST });
process.send?.("ready");
