import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { identify } from "./identity.ts";
import { startProcess, type StartOptions } from "./start-process.ts";
import { withTempDir } from "./with-temp-dir.ts";

const SLEEP = "setInterval(() => {}, 1000);";

it("reports when the process is ready and how it ended", async () => {
  const ready = await start(`process.send("ready"); ${SLEEP}`, { saysReady: true });
  await ready.ready;
  expect(await identify(ready.pid ?? 0)).not.toBeNull();
  await ready.stop();
  expect(await ready.ended).toBe("signal SIGTERM");
  expect(await (await start("process.exit(3)")).ended).toBe("exit code 3");
  expect(await (await start("", { cwd: "/no/such/folder" })).ended).toContain("/no/such/folder");
});

it("writes to an open file and calls a function for each line", async () => {
  await withTempDir(async (folder) => {
    const file = await open(join(folder, "log"), "w");
    const lines: string[] = [];
    const script = "console.log('to the file'); console.error('one\\ntwo');";
    const child = await start(script, { stdout: file.fd, stderr: (line) => lines.push(line) });
    await child.ended;
    await file.close();
    expect(await readFile(join(folder, "log"), "utf8")).toBe("to the file\n");
    await expect.poll(() => lines).toEqual(["one", "two"]);
  });
});

it("kills a process that does not end in time, and its children, which hold its output open", async () => {
  const pids: number[] = [];
  const child = "require('child_process').spawn('sleep', ['300'], { stdio: 'inherit' }).pid";
  const stubborn = await start(`process.on('SIGTERM', () => {}); console.log(${child}); ${SLEEP}`, {
    stdout: (line) => pids.push(Number(line)),
    stopWithinMs: 200,
  });
  await expect.poll(() => pids).toHaveLength(1);
  await stubborn.stop();
  expect(await stubborn.ended).toBe("signal SIGKILL");
  for (const pid of pids) await expect.poll(() => identify(pid)).toBeNull();
});

async function start(script: string, options: Partial<StartOptions> = {}) {
  const child = await startProcess({
    command: process.execPath,
    args: ["-e", script],
    stdout: "ignore",
    stderr: "ignore",
    ...options,
  });
  onTestFinished(() => child.stop());
  return child;
}
