import { setTimeout as sleep } from "node:timers/promises";
import { checkDatabase } from "@dubdeck/db";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";

const PATIENCE_MS = 2000;

/** `GET /health`: 200 when everything behind answers, else 503; says which part is down. */
export async function healthRoute(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const { db, storage, pipeline, catalog } = deps;
  const checks = {
    database: () => checkDatabase(db),
    storage: () => storage.head("health"),
    temporal: () => pipeline.check(),
    speech: () => catalog.languages(),
  };
  app.get("/health", { logLevel: "warn", schema: { hide: true } }, async (_request, reply) => {
    const parts = Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await state(check)] as const),
      ),
    );
    const up = Object.values(parts).every((part) => part === "up");
    return reply.code(up ? 200 : 503).send({ status: up ? "up" : "down", parts });
  });
}

async function state(check: () => Promise<unknown>): Promise<"up" | "down"> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      check().then(() => "up" as const),
      sleep(PATIENCE_MS, "down" as const, { signal: timer.signal }),
    ]);
  } catch {
    return "down";
  } finally {
    timer.abort();
  }
}
