import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { identify, isAlive } from "./identity.ts";
import { releaseLock, takeLock, withLock } from "./lock.ts";

it("names the live process that holds the lock", async () => {
  const lock = await lockFile();
  expect(await takeLock(lock)).toBeNull();
  expect((await takeLock(lock))?.pid).toBe(process.pid);
  await releaseLock(lock);
  expect(await takeLock(lock)).toBeNull();
});

it("takes over from a holder that was killed", async () => {
  const lock = await lockFile();
  const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const identity = await identify(holder.pid ?? 0);
  await writeFile(lock, JSON.stringify(identity));
  expect(await takeLock(lock)).toEqual(identity);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(await takeLock(lock)).toBeNull();
});

it("does not take another process under the same number for the holder", async () => {
  const lock = await lockFile();
  await writeFile(lock, JSON.stringify({ pid: process.pid, startedAt: "1" }));
  expect(await isAlive({ pid: process.pid, startedAt: "1" })).toBe(false);
  expect(await takeLock(lock)).toBeNull();
});

it("lets one work at a time", async () => {
  const lock = await lockFile();
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

async function lockFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lock-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "lock");
}
