import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { listen } from "@dubdeck/testing/listen";
import { createNamespace, createTestDatabase } from "@dubdeck/testing";
import { inject } from "vitest";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** Starts the api as a process, as in production, with a new database and Temporal namespace. */
export async function startApiProcess() {
  const services = inject("services");
  const database = await createTestDatabase(services.DATABASE_URL);
  const namespace = await createNamespace(services.TEMPORAL_ADDRESS);
  const port = await freePort();
  const env = {
    ...services,
    DATABASE_URL: database.url,
    TEMPORAL_NAMESPACE: namespace,
    PORT: String(port),
    LOG_LEVEL: "warn",
  };
  const child = spawn(process.execPath, [MAIN], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const lines: string[] = [];
  if (child.stdout) createInterface(child.stdout).on("line", (line) => void lines.push(line));
  await once(child, "message");
  return {
    db: database.db,
    pool: database.pool,
    port,
    url: `http://127.0.0.1:${port}`,
    /** Logged warnings and errors. */
    lines,
    stop: () => void child.kill("SIGTERM"),
    /** Returns the exit code or the signal that ended the process; null while it runs. */
    exit: () => child.exitCode ?? child.signalCode,
    async close(): Promise<void> {
      child.kill("SIGKILL");
      await database.drop();
    },
  };
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
