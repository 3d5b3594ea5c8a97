import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { identify, identifySelf } from "@dubdeck/process";
import { dataPaths, type Paths } from "../paths.ts";
import { claimData, findStack } from "./run-state.ts";

it("claims a folder although a process left over in it dies at that moment", async () => {
  const paths = await newData();
  const orphan = await leaveOrphan(paths);
  vi.spyOn(process, "kill").mockImplementationOnce(() => {
    orphan.kill("SIGKILL");
    throw Object.assign(new Error("kill ESRCH"), { code: "ESRCH" });
  });
  const claim = await claimData(paths);
  expect(await identify(orphan.pid ?? 0)).toBeNull();
  await claim.release();
});

it("leaves the folder free when it cannot be claimed", async () => {
  const paths = await newData();
  await leaveOrphan(paths);
  vi.spyOn(process, "kill").mockImplementationOnce(() => {
    throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
  });
  await expect(claimData(paths)).rejects.toThrow("EPERM");
  await (await claimData(paths)).release();
});

it("treats a damaged file as missing", async () => {
  const paths = await newData();
  for (const damaged of ["", '{"owner":', '{"owner":{}}', "\0\0"]) {
    await writeFile(paths.runState, damaged);
    const claim = await claimData(paths);
    expect(await findStack(paths.data)).toBeNull();
    await claim.release();
  }
});

it("continues after a failed write", async () => {
  const paths = await newData();
  const claim = await claimData(paths);
  const draft = `${paths.runState}.new`;
  await symlink("/dev/full", draft);
  await expect(claim.announce({ addresses: {}, env: {} })).rejects.toThrow("ENOSPC");
  await rm(draft);
  await claim.announce({ addresses: { site: "http://localhost:3000" }, env: {} });
  expect(await readFile(paths.runState, "utf8")).toContain("http://localhost:3000");

  await symlink("/dev/full", draft);
  await expect(claim.announce({ addresses: {}, env: {} })).rejects.toThrow("ENOSPC");
  await claim.release();
  await (await claimData(paths)).release();
});

async function newData(): Promise<Paths> {
  const paths = dataPaths(await mkdtemp(join(tmpdir(), "run-state-test-")));
  onTestFinished(() => rm(paths.data, { recursive: true }));
  await mkdir(dirname(paths.runState));
  return paths;
}

/** Simulates a killed stack: its state says that it runs, and one of its processes still does. */
async function leaveOrphan(paths: Paths) {
  const orphan = spawn("sleep", ["60"]);
  onTestFinished(() => void orphan.kill("SIGKILL"));
  const processes = [{ name: "s3", ...(await identify(orphan.pid ?? 0)) }];
  const state = { owner: await identifySelf(), ready: true, addresses: {}, env: {}, processes };
  await writeFile(paths.runState, JSON.stringify(state));
  return orphan;
}
