import { describe, expect, it } from "vitest";
import { identify } from "./identity.ts";
import { ProcessError } from "./process-error.ts";
import { runProcess } from "./run-process.ts";

describe("runProcess", () => {
  it("passes stdin and returns stdout and stderr", async () => {
    const { stdout, stderr } = await runProcess("sh", ["-c", "cat; echo warned >&2"], {
      stdin: "hello",
    });
    expect(stdout.toString()).toBe("hello");
    expect(stderr).toBe("warned\n");
  });

  it("passes bytes unchanged, more than execa would buffer", async () => {
    const bytes = Buffer.alloc(120_000_000, Buffer.from(Array.from({ length: 256 }, (_, i) => i)));
    const { stdout } = await runProcess("cat", [], { stdin: bytes });
    expect(stdout.equals(bytes)).toBe(true);
  });

  it("keeps only the end of a long stderr", async () => {
    const { stderr } = await runProcess("sh", ["-c", "seq 1 100000 >&2"]);
    expect(stderr.length).toBe(8000);
    expect(stderr).toMatch(/99999\n100000\n$/);
  });

  it("reports the lines of file descriptor 3", async () => {
    const lines: string[] = [];
    await runProcess("sh", ["-c", "echo one >&3; echo two >&3"], {
      onSideLine: (line) => lines.push(line),
    });
    expect(lines).toEqual(["one", "two"]);
  });

  it("reports the lines of stdout, and gives the child no other variables than told", async () => {
    const lines: string[] = [];
    await runProcess("/usr/bin/env", [], {
      env: { LANG: "C", PATH: "/no/such/folder" },
      onLine: (line) => lines.push(line),
    });
    expect(lines).toEqual(["LANG=C", "PATH=/no/such/folder"]);
  });

  it("reports the lines of stderr, and runs where it is told", async () => {
    const lines: string[] = [];
    const script = "pwd >&2; echo two >&2; exit 1";
    const failed = runProcess("sh", ["-c", script], {
      cwd: "/",
      onErrorLine: (line) => lines.push(line),
    });
    await expect(failed).rejects.toThrow(ProcessError);
    expect(lines).toEqual(["/", "two"]);
  });

  it("limits the child's memory", async () => {
    const script = "process.stdout.write(String(Buffer.alloc(600_000_000, 1).length))";
    const run = (memoryBytes?: number) =>
      runProcess(process.execPath, ["-e", script], { limits: memoryBytes ? { memoryBytes } : {} });
    expect((await run()).stdout.toString()).toBe("600000000");
    await expect(run(800_000_000)).rejects.toThrow("allocate memory");
    const missing = runProcess("/no/such/program", [], {
      limits: { memoryBytes: 800_000_000 },
    });
    await expect(missing).rejects.toThrow("did not start");
  });

  it("limits the child's CPU time, and blames its input", async () => {
    const endless = runProcess("sh", ["-c", "while :; do :; done"], { limits: { cpuSeconds: 1 } });
    await expect(endless).rejects.toThrow("SIGXCPU");
    await expect(endless).rejects.toMatchObject({ blamesInput: true });
  });

  it("fails with the exit code and what the program said", async () => {
    const failed = runProcess("sh", ["-c", "echo no such tune >&2; exit 3"]);
    await expect(failed).rejects.toThrow(ProcessError);
    await expect(failed).rejects.toThrow("sh ended with 3: no such tune");
  });

  it("says which program is missing", async () => {
    const failed = runProcess("no-such-program", [], { stdin: "x".repeat(100_000) });
    await expect(failed).rejects.toThrow("no-such-program did not start");
  });

  it("accepts a program that does not read its stdin", async () => {
    const { stdout } = await runProcess("echo", ["done"], { stdin: "x".repeat(1_000_000) });
    expect(stdout.toString()).toBe("done\n");
  });

  it("ends the program when the reader of its lines fails", async () => {
    const failed = runProcess("sh", ["-c", "echo $$ >&3; exec sleep 60"], {
      onSideLine: () => {
        throw new Error("reader failed");
      },
    });
    await expect(failed).rejects.toThrow("reader failed");
  });
});

describe("an aborted process", () => {
  it("does not start when it is aborted before", async () => {
    const signal = AbortSignal.abort(new Error("too late"));
    await expect(runProcess("sh", ["-c", "exit 0"], { signal })).rejects.toThrow("too late");
  });

  it("ends together with its children and rejects with the reason", async () => {
    const { pids, controller, running } = await startTree(
      "sleep 60 & echo $! >&3; echo $$ >&3; wait",
      2,
    );
    controller.abort(new Error("canceled by the user"));
    await expect(running).rejects.toThrow("canceled by the user");
    await expectGone(pids);
  });

  it("is killed after two seconds when it ignores SIGTERM", async () => {
    const { pids, controller, running } = await startTree(
      "trap '' TERM; echo $$ >&3; while true; do sleep 0.1; done",
      1,
    );
    const startedAt = Date.now();
    controller.abort(new Error("canceled"));
    await expect(running).rejects.toThrow("canceled");
    expect(Date.now() - startedAt).toBeGreaterThan(1900);
    await expectGone(pids);
  });
});

/** Starts a script and waits until it has printed `count` process ids. */
async function startTree(script: string, count: number) {
  const pids: number[] = [];
  const controller = new AbortController();
  const running = runProcess("sh", ["-c", script], {
    signal: controller.signal,
    onSideLine: (line) => pids.push(Number(line)),
  });
  running.catch(() => null);
  await expect.poll(() => pids).toHaveLength(count);
  return { pids, controller, running };
}

async function expectGone(pids: readonly number[]): Promise<void> {
  for (const pid of pids) await expect.poll(() => identify(pid)).toBeNull();
}
