import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { embeddedOnly } from "../env.ts";
import { dataPaths, type Paths } from "../paths.ts";
import { systemPackages } from "./system-packages.ts";

/** Creates a system whose PATH is one folder without apt-get, and where Python is installed. */
let folder: string;
let paths: Paths;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dubdeck-system-"));
  paths = dataPaths(join(folder, "data"));
  await mkdir(paths.venv, { recursive: true });
  vi.stubEnv("PATH", folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function addPrograms(...names: string[]) {
  for (const name of names) {
    await writeFile(join(folder, name), "");
    await chmod(join(folder, name), 0o755);
  }
}

it("is content with the programs, where no apt-get could bring Debian's files", async () => {
  const part = systemPackages({ tests: false, environment: embeddedOnly });
  await addPrograms("ffmpeg", "apertium");
  expect(await part.isPresent(paths)).toBe(false);
  await expect(part.install(paths, () => {})).rejects.toThrow(/no apt-get.*: .*cg3/);
  await addPrograms("cg-proc");
  expect(await part.isPresent(paths)).toBe(true);
});

it.each([{ OPENAI_API_KEY: "key" }, { MT_BASE_URL: "https://models.example/v1" }])(
  "does without Apertium where a chat model translates: %j",
  async (chat) => {
    const part = systemPackages({ tests: false, environment: { ...embeddedOnly, ...chat } });
    expect(await part.isPresent(paths)).toBe(false);
    await addPrograms("ffmpeg");
    expect(await part.isPresent(paths)).toBe(true);
  },
);
