import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { saysReady } from "./postgres.ts";

it("is ready when its own status file says so, not one that a killed server has left", async () => {
  const cluster = await mkdtemp(join(tmpdir(), "postgres-test-"));
  onTestFinished(() => rm(cluster, { recursive: true }));
  const status = (pid: number, state: string) =>
    writeFile(
      join(cluster, "postmaster.pid"),
      `${pid}\n${cluster}\n1795273200\n5432\n\n127.0.0.1\n  1050  0\n${state}\n`,
    );
  await status(41, "ready   ");
  expect(await saysReady(cluster, 42)).toBe(false);
  await status(42, "starting");
  expect(await saysReady(cluster, 42)).toBe(false);
  await status(42, "ready   ");
  expect(await saysReady(cluster, 42)).toBe(true);
});
