import { access, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { runProcess } from "./run-process.ts";
import { sweepStaleTempDirs, withTempDir } from "./with-temp-dir.ts";

it("removes the directory and its files after the work", async () => {
  const path = await withTempDir(async (directory) => {
    await writeFile(join(directory, "file"), "content");
    return directory;
  });
  expect(await exists(path)).toBe(false);
});

it("makes the folder that TMPDIR names", async () => {
  await withTempDir(async (directory) => {
    const folder = join(directory, "data", "tmp");
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    await sweepStaleTempDirs();
    await withTempDir(async (own) => expect(dirname(own)).toBe(folder));
  });
});

it("removes the directory when the work fails", async () => {
  let path = "";
  const failing = withTempDir(async (directory) => {
    path = directory;
    throw new Error("failed");
  });
  await expect(failing).rejects.toThrow("failed");
  expect(await exists(path)).toBe(false);
});

it("removes directories of killed processes and none of live ones", async () => {
  const deadPid = Number((await runProcess("sh", ["-c", "echo $$"])).stdout.toString());
  const left = join(tmpdir(), `dubdeck-${deadPid}-Abc123`);
  await mkdir(left);
  await withTempDir(async (own) => {
    await sweepStaleTempDirs();
    expect(await exists(left)).toBe(false);
    expect(await exists(own)).toBe(true);
  });
});

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
