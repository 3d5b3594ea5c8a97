import type { Billing } from "@dubdeck/billing";
import type { FastifyInstance } from "fastify";

const MB = 1024 * 1024;

/**
 * Adds POST /webhook/stripe, which receives Stripe's events. The signature covers the raw bytes, so
 * the body must not be parsed before it is checked. Errors go to the app's error handler; Stripe
 * resends events that did not get a 2xx.
 */
export async function stripeWebhookRoute(
  app: FastifyInstance,
  { billing }: { billing: Pick<Billing, "handleWebhook"> },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MB }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer | undefined }>(
    "/webhook/stripe",
    { bodyLimit: MB },
    async ({ body, headers }) => {
      const [signature] = [headers["stripe-signature"]].flat();
      await billing.handleWebhook(body ?? Buffer.alloc(0), signature);
      return { received: true };
    },
  );
}
