import { randomUUID } from "node:crypto";
import { attachRealtime } from "@dubdeck/realtime";
import { tillRoutes } from "@dubdeck/till";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { createConnections } from "./adapters/connections.ts";
import type { Deps, Parts } from "./deps.ts";
import { answerErrors } from "./errors.ts";
import { googleRoutes } from "./google-routes.ts";
import { healthRoute } from "./health.ts";
import { sendToPublicUrl } from "./public-url.ts";
import { restPlugin } from "./rest/plugin.ts";
import { contentSecurityPolicy } from "./security.ts";
import { sitePlugin } from "./site.ts";
import { stripeWebhookRoute } from "./stripe-webhook-route.ts";
import { trpcPlugin } from "./trpc/plugin.ts";
import { authenticate } from "./use-cases/auth/authenticate.ts";
import { loadJobState } from "./use-cases/jobs/load-job-state.ts";

const KB = 1024;

/**
 * Builds the api from its parts: tRPC and REST, live updates, webhooks, health and the built site.
 * Closing the app ends its sockets but leaves the parts open.
 */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { site } = parts;
  const secure = site.publicUrl.startsWith("https:");
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < parts.trustedProxies,
    bodyLimit: 64 * KB,
    requestTimeout: 30_000,
    // During shutdown, keep serving requests on open connections.
    return503OnClosing: false,
    http: { maxHeaderSize: 16 * KB },
    routerOptions: { maxParamLength: 5000 },
  });
  answerErrors(app);
  app.addHook("onRequest", sendToPublicUrl(parts));
  app.addHook("onRequest", async (request, reply) => {
    // Responses contain presigned URLs; the site's static files override this.
    reply.headers({ "x-request-id": request.id, "cache-control": "no-store" });
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) });
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(site) },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    // Google's and the till's pages return to this window.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
  });
  await app.register(cors, {
    origin: site.publicUrl,
    methods: ["GET", "POST", "PATCH", "DELETE"],
    maxAge: 600,
  });
  await app.register(cookie);

  const deps: Deps = { ...parts, live: await attachLive(app, parts) };
  await app.register(healthRoute, { deps });
  await app.register(trpcPlugin, { deps });
  await app.register(restPlugin, { deps });
  await app.register(googleRoutes, { deps });
  await app.register(stripeWebhookRoute, { billing: parts.billing });
  if (parts.till) await app.register(tillRoutes, { till: parts.till });
  await app.register(sitePlugin);
  return app;
}

async function attachLive(app: FastifyInstance, parts: Parts) {
  const live = attachRealtime(app.server, {
    pool: parts.pool,
    authenticate: async (token) => {
      const identity = await authenticate(parts, token);
      if (!identity) return null;
      const { user, credentialId } = identity;
      return { userId: user.id, plan: user.plan, credentialId };
    },
    connections: createConnections(parts.db),
    loadJobState: (userId, jobId) => loadJobState(parts, userId, jobId),
    onError: (error) => parts.log.error({ err: error }, "live updates"),
  });
  app.addHook("preClose", async () => {
    // Before live connections drop, so that their clients cannot come back to this server.
    app.server.close();
    await live.close();
  });
  return live;
}
