import { createHmac } from "node:crypto";
import { z } from "zod";

export type BillingConfig =
  | {
      readonly kind: "stripe";
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly pricePro: string;
      readonly priceEnterprise: string;
      /** Another server that speaks Stripe's API, such as stripe-mock. */
      readonly apiBase?: string | undefined;
    }
  | {
      readonly kind: "till";
      /** Signs the till's links and events; the same in every process. */
      readonly secret: string;
    };

const text = z.string().min(1).optional();

/** The variables that choose who takes the money, for a process's own environment schema to include. */
export const billingEnv = z.object({
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_PRO: text,
  STRIPE_PRICE_ENTERPRISE: text,
  STRIPE_API_BASE: z.url().optional(),
});

const NEEDED = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_PRO",
  "STRIPE_PRICE_ENTERPRISE",
] as const;

/**
 * Stripe where its variables are set, else the embedded till. The till's secret follows from the
 * database's address, which has a password and is the same in every process.
 * @throws Error naming the variables that are missing
 */
export function billingConfig(
  env: z.infer<typeof billingEnv> & { readonly DATABASE_URL: string },
): BillingConfig {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  if (missing.length === NEEDED.length) {
    const secret = createHmac("sha256", env.DATABASE_URL).update("till").digest("hex");
    return { kind: "till", secret };
  }
  const [secretKey, webhookSecret, pricePro, priceEnterprise] = NEEDED.map((name) => env[name]);
  if (!secretKey || !webhookSecret || !pricePro || !priceEnterprise) {
    throw new Error(`Set ${missing.join(", ")} too, or none of ${NEEDED.join(", ")}.`);
  }
  return {
    kind: "stripe",
    secretKey,
    webhookSecret,
    pricePro,
    priceEnterprise,
    apiBase: env.STRIPE_API_BASE,
  };
}
