import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { checkHealth } from "./use-cases/health/check-health.ts";

/** `GET /health`: 200 when everything behind answers, else 503; says which part is down. */
export async function healthRoute(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get("/health", { logLevel: "warn", schema: { hide: true } }, async (_request, reply) => {
    const parts = await checkHealth(deps);
    const up = Object.values(parts).every((part) => part === "up");
    return reply.code(up ? 200 : 503).send({ status: up ? "up" : "down", parts });
  });
}
