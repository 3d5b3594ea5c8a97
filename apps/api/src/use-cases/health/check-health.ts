import { setTimeout as sleep } from "node:timers/promises";
import { checkDatabase } from "@dubdeck/db";
import type { Deps } from "../../deps.ts";

const TIMEOUT_MS = 2000;

type State = "up" | "down";

/** Checks every service the api depends on; one that takes longer than 2 s counts as down. */
export async function checkHealth(deps: Deps): Promise<Record<string, State>> {
  const { db, regions, pipeline, catalog } = deps;
  const checks = {
    database: () => checkDatabase(db),
    storage: () => Promise.all(regions.all.map((storage) => storage.head("health"))),
    temporal: () => pipeline.check(),
    speech: () => catalog.languages(),
  };
  return Object.fromEntries(
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await state(check)] as const),
    ),
  );
}

async function state(check: () => Promise<unknown>): Promise<State> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      check().then(() => "up" as const),
      sleep(TIMEOUT_MS, "down" as const, { signal: timer.signal }),
    ]);
  } catch {
    return "down";
  } finally {
    timer.abort();
  }
}
