import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readEnv } from "./env.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dubdeck-env-"));
  // Stubs are undone after the test, together with the variables that the file sets.
  for (const name of ["DATA_DIR", "DATABASE_URL", "TEMPORAL_API_KEY"]) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it("reads the stack's .env file and treats blank variables as missing", async () => {
  await writeFile(join(folder, ".env"), "DATA_DIR=/srv/dubdeck\nDATABASE_URL=\n");
  expect(readEnv(folder)).toMatchObject({ DATA_DIR: "/srv/dubdeck" });
  expect(readEnv(folder)).not.toHaveProperty("DATABASE_URL");
});

it("prefers variables set in the shell", async () => {
  vi.stubEnv("DATA_DIR", "/elsewhere");
  await writeFile(join(folder, ".env"), "DATA_DIR=/srv/dubdeck\nTEMPORAL_API_KEY=key\n");
  expect(readEnv(folder)).toMatchObject({ DATA_DIR: "/elsewhere", TEMPORAL_API_KEY: "key" });
});
