import { buildApp } from "./app.ts";
import { createParts } from "./create-parts.ts";
import { readEnv } from "./env.ts";

const env = readEnv();
const { parts, close } = await createParts(env);
const app = await buildApp(parts);

let stopping: Promise<void> | undefined;
const stop = (): void => {
  stopping ??= app
    .close()
    .then(close)
    .finally(() => {
      // The supervisor's channel would keep the process alive.
      if (process.connected) process.disconnect();
    });
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

await app.listen({ port: env.PORT, host: env.HOST });
process.send?.("ready");
