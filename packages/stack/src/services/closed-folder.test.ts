import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closedFolder } from "./closed-folder.ts";

it("finds the outermost folder that another user may not enter", async () => {
  const open = await mkdtemp(join(tmpdir(), "folders-test-"));
  onTestFinished(() => rm(open, { recursive: true }));
  const closed = join(open, "closed");
  const inside = join(closed, "also-closed");
  await mkdir(inside, { recursive: true });
  await Promise.all([chmod(open, 0o755), chmod(closed, 0o700), chmod(inside, 0o700)]);
  const someone = userInfo().uid + 1;
  expect(await closedFolder(join(inside, "program"), someone)).toBe(closed);
  expect(await closedFolder(join(inside, "program"), userInfo().uid)).toBeNull();
  expect(await closedFolder(join(open, "program"), someone)).toBeNull();
});
