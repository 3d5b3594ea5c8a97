import { type FSWatcher, watch } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { log } from "../log.ts";
import { repositoryRoot } from "../paths.ts";
import type { Supervised } from "../supervision/supervise.ts";

/** Wait in ms for changes to settle: editors write a file in several steps. */
const QUIET_MS = 200;
const SOURCES = ["apps/{api,worker}/src", "packages/*/src", "workflows/src"];

/**
 * Restarts the api and the worker when one of their sources changes; returns a function that stops
 * watching. Node's own `--watch` posts messages to worker threads, which Temporal's do not expect.
 */
export async function reloadOnChange(apps: readonly Supervised[]): Promise<() => void> {
  const reloaded = apps.filter(({ name }) => name === "api" || name === "worker");
  const reload = async () => {
    log("stack", "sources changed; restarting api and worker");
    await Promise.all(reloaded.map((app) => app.restart()));
  };
  let timer: NodeJS.Timeout | undefined;
  const onChange = (_event: string, name: string | null) => {
    if (!name?.endsWith(".ts") || name.endsWith(".test.ts")) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), QUIET_MS);
  };
  const watchers: FSWatcher[] = [];
  for await (const folder of glob(SOURCES, { cwd: repositoryRoot })) {
    watchers.push(watch(join(repositoryRoot, folder), { recursive: true }, onChange));
  }
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
