import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { identify, isAlive, type ProcessIdentity } from "@dubdeck/process";
import { releaseLock, takeLock, withLock } from "./lock.ts";

it("names the live process that holds the lock", async () => {
  const lock = await lockPath();
  expect(await takeLock(lock)).toBeNull();
  expect((await takeLock(lock))?.pid).toBe(process.pid);
  await releaseLock(lock);
  expect(await takeLock(lock)).toBeNull();
});

it("takes over from a holder that was killed", async () => {
  const lock = await lockPath();
  const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const identity = await identify(holder.pid ?? 0);
  if (!identity) throw new Error("The holder did not start.");
  await leaveLock(lock, identity);
  expect(await takeLock(lock)).toEqual(identity);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(await takeLock(lock)).toBeNull();
});

it("does not mistake another process with the same pid for the holder", async () => {
  const lock = await lockPath();
  const earlier = { pid: process.pid, startedAt: "1" };
  await leaveLock(lock, earlier);
  expect(await isAlive(earlier)).toBe(false);
  expect(await takeLock(lock)).toBeNull();
});

it("goes to one of many processes that find a dead holder's lock", async () => {
  for (let round = 0; round < 20; round += 1) {
    const lock = await lockPath();
    await leaveLock(lock, { pid: process.pid, startedAt: "1" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeLock(lock)));
    expect(answers.filter((holder) => holder === null)).toHaveLength(1);
    expect(await readdir(dirname(lock))).toEqual(["lock"]);
  }
});

it("throws if it cannot be taken", async () => {
  const lock = await lockPath();
  await writeFile(lock, "something else");
  await expect(takeLock(lock)).rejects.toThrow(`The lock ${lock} cannot be taken: ENOTDIR`);
});

it("lets one work at a time", async () => {
  const lock = await lockPath();
  const events: string[] = [];
  const work = async (name: string) => {
    events.push(`${name} begins`);
    await new Promise((resolve) => void setTimeout(resolve, 50));
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(lock, () => work("a")), withLock(lock, () => work("b"))]);
  expect(events[1]?.[0]).toBe(events[0]?.[0]);
  expect(events[3]?.[0]).toBe(events[2]?.[0]);
});

async function leaveLock(lock: string, { pid, startedAt }: ProcessIdentity): Promise<void> {
  await mkdir(lock);
  await writeFile(join(lock, `${pid} ${startedAt}`), "");
}

async function lockPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lock-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "lock");
}
