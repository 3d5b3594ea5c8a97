import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { checkHealth } from "./use-cases/health/check-health.ts";

/** Adds `GET /health`: 200 if all services respond, else 503 with the status of each. */
export async function healthRoute(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get("/health", { logLevel: "warn", schema: { hide: true } }, async (_request, reply) => {
    const parts = await checkHealth(deps);
    const up = Object.values(parts).every((part) => part === "up");
    return reply.code(up ? 200 : 503).send({ status: up ? "up" : "down", parts });
  });
}
