import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { identify } from "@dubdeck/process";
import type { ProcessPlan } from "./process-plan.ts";
import { supervise } from "./supervise.ts";

const READY = "process.send('ready'); setInterval(() => {}, 1000);";

it("waits until the process is ready, and stops it", async () => {
  const { pids, stop } = await run(READY);
  expect(await identify(pids[0] ?? 0)).not.toBeNull();
  await stop();
  expect(await identify(pids[0] ?? 0)).toBeNull();
});

it("shows the end of the log when the process does not start", async () => {
  const started = run("console.error('no such table'); process.exit(3);");
  await expect(started).rejects.toThrow(/did not start \(exit code 3\).*no such table/);
});

it("gives up on a process that does not become ready, and ends it", async () => {
  const pids: number[] = [];
  const started = run("setInterval(() => {}, 1000);", { readyWithinMs: 200 }, pids);
  await expect(started).rejects.toThrow("was not ready within 0.2 s");
  expect(await identify(pids[0] ?? 0)).toBeNull();
});

it("gives up at once when it is told to", async () => {
  const pids: number[] = [];
  const giveUp = new AbortController();
  const started = run("setInterval(() => {}, 1000);", {}, pids, giveUp.signal);
  started.catch(() => null);
  await expect.poll(() => pids).toHaveLength(1);
  giveUp.abort();
  await expect(started).rejects.toThrow(/did not start|aborted/);
  expect(await identify(pids[0] ?? 0)).toBeNull();
});

it("says so when the program does not exist", async () => {
  await expect(run("", { command: "/no/such/program" })).rejects.toThrow("did not start");
  await expect(run("", { cwd: "/no/such/folder" })).rejects.toThrow("did not start");
});

it("restarts a crashed process, and keeps its log", async () => {
  const { pids, logFile } = await run(`console.log('hello from ' + process.pid); ${READY}`);
  process.kill(pids[0] ?? 0, "SIGKILL");
  await expect.poll(() => pids).toHaveLength(2);
  for (const pid of pids) {
    await expect.poll(() => readFile(logFile, "utf8")).toContain(`hello from ${pid}`);
  }
});

it("restarts at once when it is asked to", async () => {
  const { pids, restart } = await run(READY);
  await restart();
  await expect.poll(() => pids).toHaveLength(2);
  expect(await identify(pids[0] ?? 0)).toBeNull();
});

it("kills a process that does not want to stop, and its children", async () => {
  const child = `require('child_process').spawn('sleep', ['300']).pid`;
  const script = `process.on('SIGTERM', () => {}); console.log('child', ${child}); ${READY}`;
  const { pids, stop, logFile } = await run(script, { stopWithinMs: 200 });
  const childPid = Number(/child (\d+)/.exec(await readFile(logFile, "utf8"))?.[1]);
  expect(await identify(childPid)).not.toBeNull();
  await stop();
  expect(await identify(pids[0] ?? 0)).toBeNull();
  await expect.poll(() => identify(childPid)).toBeNull();
});

/** Supervises a Node script; `pids` collects its process ids. */
async function run(
  script: string,
  changes: Partial<ProcessPlan> = {},
  pids: number[] = [],
  signal?: AbortSignal,
) {
  const folder = await mkdtemp(join(tmpdir(), "supervise-test-"));
  const logFile = join(folder, "log");
  onTestFinished(() => rm(folder, { recursive: true }));
  const plan: ProcessPlan = {
    name: "test",
    command: process.execPath,
    args: ["-e", script],
    logFile,
    ready: "message",
    readyWithinMs: 10_000,
    stopWithinMs: 5000,
    ...changes,
  };
  const onSpawn = async (pid: number) => void pids.push(pid);
  const supervised = await supervise(plan, onSpawn, signal);
  onTestFinished(() => supervised.stop());
  return { ...supervised, pids, logFile };
}
