import type { Billing } from "@dubdeck/billing";
import type { FastifyInstance } from "fastify";

const MB = 1024 * 1024;

/**
 * Where Stripe posts its events: POST /webhook/stripe. The signature is over the raw bytes, so
 * nothing is parsed before it is checked. What goes wrong is left to the app's error handler; Stripe
 * sends again what was not answered by a 2xx.
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
