import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { identify } from "@dubdeck/process";
import { embeddedOnly, readEnvironment } from "../env.ts";
import { dataPaths } from "../paths.ts";
import { AlreadyRunningError } from "../claim/run-state.ts";
import { openName } from "./open-name.ts";
import { startServices, type Services } from "./start-services.ts";

const toolsDir = dataPaths(readEnvironment().DATA_DIR).tools;
/** Configures the engines elsewhere, so that the slow speech server is not started. */
const environment = { ...embeddedOnly, OPENAI_API_KEY: "test", TEMPORAL_NAMESPACE: "dubbing" };
let dataDir = "";
let state = "";

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "services-test-"));
  state = dataPaths(dataDir).runState;
});
afterAll(() => rm(dataDir, { recursive: true }));

it("ends with a parent that is killed, keeps its state and starts again", async () => {
  const parent = await startInOtherProcess();
  const { DATABASE_URL = "" } = parent.env;
  await query(DATABASE_URL, "create table kept (note text)");
  await query(DATABASE_URL, "insert into kept values ('still here')");
  expect(parent.pids).toHaveLength(3);

  await expect(start()).rejects.toThrow(AlreadyRunningError);
  await expect(start()).rejects.toThrow(`process ${parent.process.pid}`);

  parent.process.kill("SIGKILL");
  await once(parent.process, "exit");
  const services = await start();
  for (const pid of parent.pids) expect(await identify(pid)).toBeNull();
  expect(await query(services.env["DATABASE_URL"], "select note from kept")).toEqual([
    { note: "still here" },
  ]);
  await services.stop();
  await expect(readFile(state)).rejects.toThrow("ENOENT");
}, 120_000);

it("restarts a crashed service on the same port", async () => {
  const services = await start();
  const [before] = await query(services.env["DATABASE_URL"], "select pg_postmaster_start_time()");
  for (const { name, pid } of await processes()) if (name === "postgres") process.kill(pid, 9);
  await vi.waitFor(
    async () => {
      const [after] = await query(
        services.env["DATABASE_URL"],
        "select pg_postmaster_start_time()",
      );
      expect(after).not.toEqual(before);
    },
    { timeout: 20_000, interval: 200 },
  );
  await services.stop();
});

it("opens the site and its files to other machines where HOST says so, and nothing else", async () => {
  const open = { ...environment, HOST: "0.0.0.0", DATABASE_URL: "postgresql://elsewhere/db" };
  const services = await start({ ...open, TEMPORAL_ADDRESS: "temporal.example.com:7233" });
  const { S3_ENDPOINT = "", S3_PUBLIC_ENDPOINT = "", PUBLIC_URL = "" } = services.env;
  const name = openName("0.0.0.0") ?? "localhost";
  expect(new URL(PUBLIC_URL).hostname).toBe(name);
  expect(new URL(S3_PUBLIC_ENDPOINT).hostname).toBe(name === "localhost" ? "127.0.0.1" : name);
  for (const endpoint of [S3_ENDPOINT, S3_PUBLIC_ENDPOINT]) {
    expect((await fetch(`${endpoint}/health`)).status).toBe(200);
  }
  await services.stop();
});

it("passes on configured parts and starts only the rest", async () => {
  const elsewhere = { ...environment, DATABASE_URL: "postgresql://elsewhere/db" };
  const services = await start({ ...elsewhere, TEMPORAL_ADDRESS: "temporal.example.com:7233" });
  expect(Object.keys(services.addresses)).toEqual(["s3"]);
  expect(services.env).toMatchObject({
    DATABASE_URL: "postgresql://elsewhere/db",
    TEMPORAL_ADDRESS: "temporal.example.com:7233",
    OPENAI_API_KEY: "test",
    S3_BUCKET: "dubdeck",
  });
  expect(services.env).not.toHaveProperty("STT_BASE_URL");
  await services.stop();
});

it("stops what has started when one part does not start", async () => {
  const other = await mkdtemp(join(tmpdir(), "services-test-"));
  await writeFile(dataPaths(other).s3, "a file where a folder should be");
  const broken = startServices({ dataDir: other, toolsDir, environment, anyPort: true });
  await expect(broken).rejects.toThrow(/s3.*(ENOTDIR|EEXIST)|(ENOTDIR|EEXIST).*s3/);
  await expect(readFile(dataPaths(other).runState)).rejects.toThrow("ENOENT");
  await rm(other, { recursive: true });
});

function start(changed = environment): Promise<Services> {
  return startServices({ dataDir, toolsDir, environment: changed, anyPort: true });
}

async function startInOtherProcess() {
  const module = JSON.stringify(import.meta.resolve("./start-services.ts"));
  const options = JSON.stringify({ dataDir, toolsDir, environment, anyPort: true });
  const script = `
    const { startServices } = await import(${module});
    process.send((await startServices(${options})).env);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The other process ended with ${code} before it had started the services.`);
  });
  const [env] = (await Promise.race([once(child, "message"), ended])) as [Record<string, string>];
  ended.catch(() => undefined);
  return { process: child, env, pids: (await processes()).map(({ pid }) => pid) };
}

async function processes(): Promise<{ name: string; pid: number }[]> {
  const { processes: running } = JSON.parse(await readFile(state, "utf8")) as {
    processes: { name: string; pid: number }[];
  };
  return running;
}

async function query(url: string | undefined, sql: string): Promise<unknown[]> {
  const client = new Client(url ?? "");
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
