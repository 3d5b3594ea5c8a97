import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { receiveWebhook } from "./use-cases/billing/receive-webhook.ts";

const MB = 1024 * 1024;

/** Where Stripe posts its events. The signature is over the raw bytes, so they are not parsed here. */
export async function webhookRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: MB },
    (_request, body, done) => done(null, body),
  );
  app.route<{ Body: Buffer }>({
    method: "POST",
    url: "/webhook/stripe",
    schema: { hide: true },
    handler: async (request) => {
      const [signature] = [request.headers["stripe-signature"]].flat();
      await receiveWebhook(deps, request.body, signature);
      return { received: true };
    },
  });
}
