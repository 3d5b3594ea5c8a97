import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { dataPaths, readEnvironment, repositoryRoot } from "@dubdeck/stack";
import { describe, expect, it } from "vitest";

const RESULT = /^(tests\/\S+::.+) (PASSED|FAILED|ERROR|SKIPPED) +\[ *\d+%\]$/gm;

/** Runs the speech server's Python tests and reports each as a test of this run. */
describe("speech server", async () => {
  const { output, exitCode } = await runPytest();
  const results = [...output.matchAll(RESULT)].map(([, name = "", result = ""]) => ({
    name,
    result,
  }));

  it.each(results)("$name", ({ result }) => {
    if (result !== "PASSED") throw new Error(output);
    expect(result).toBe("PASSED");
  });

  it("ran all of its tests", () => {
    expect(exitCode).toBe(0);
    expect(results.length).toBeGreaterThan(20);
  });
});

async function runPytest(): Promise<{ output: string; exitCode: number | null }> {
  const { venv, models } = dataPaths(readEnvironment().DATA_DIR);
  const child = spawn(join(venv, "bin/python"), ["-m", "pytest", "-vv", "--tb=short"], {
    cwd: join(repositoryRoot, "apps/speech"),
    env: { MODELS_DIR: models, PYTHONDONTWRITEBYTECODE: "1", COLUMNS: "200" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = new Promise<number | null>((resolve) => void child.once("close", resolve));
  return { output: await text(child.stdout), exitCode: await closed };
}
