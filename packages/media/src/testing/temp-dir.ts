import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Creates a temporary directory that is removed after the test file; returns a function from name to path. */
export async function testDir(): Promise<(name: string) => string> {
  const directory = await mkdtemp(join(tmpdir(), "media-test-"));
  afterAll(() => rm(directory, { recursive: true, force: true }));
  return (name) => join(directory, name);
}
