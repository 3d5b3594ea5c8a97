import { mkdtemp, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { loadSecrets } from "./secrets.ts";

it("makes the secrets once, for their owner only", async () => {
  const file = await secretsFile();
  const secrets = await loadSecrets(file);
  expect(await loadSecrets(file)).toEqual(secrets);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("leaves no half file behind on a full disk", async () => {
  const file = await secretsFile();
  await symlink("/dev/full", `${file}.new`);
  await expect(loadSecrets(file)).rejects.toThrow("ENOSPC");
  await expect(readFile(file)).rejects.toThrow("ENOENT");
});

async function secretsFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "secrets-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "secrets.json");
}
