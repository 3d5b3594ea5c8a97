import { createHmac } from "node:crypto";
import { isLoopback } from "@dubdeck/env";
import { z } from "zod";

export type BillingConfig =
  | {
      readonly kind: "stripe";
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly pricePro: string;
      readonly priceEnterprise: string;
      /** URL of another server that implements Stripe's API, such as stripe-mock. */
      readonly apiBase?: string | undefined;
    }
  | {
      readonly kind: "till";
      /** Signs the till's links and events; must be the same in every process. */
      readonly secret: string;
    }
  /** No plans are sold; the operator sets them. */
  | { readonly kind: "off" };

const text = z.string().min(1).optional();

/** Environment variables that select the payment service, to include in a process's schema. */
export const billingEnv = z.object({
  BILLING: z.enum(["stripe", "till", "off"]).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_PRO: text,
  STRIPE_PRICE_ENTERPRISE: text,
  STRIPE_API_BASE: z.url().optional(),
});

type Env = z.infer<typeof billingEnv> & { readonly DATABASE_URL: string };

const NEEDED = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_PRO",
  "STRIPE_PRICE_ENTERPRISE",
] as const;

/**
 * Selects the payment service. `BILLING` decides if set. Otherwise: Stripe if any of its variables is
 * set; the till if both `publicUrl` and `host` are loopback, since the till gives every plan away for
 * free; else off.
 * @throws Error naming the Stripe variables that are missing
 */
export function billingConfig(
  env: Env,
  reach: { readonly publicUrl: string; readonly host: string },
): BillingConfig {
  const kind = env.BILLING ?? defaultKind(env, reach);
  if (kind === "stripe") return stripeConfig(env);
  return kind === "till" ? tillConfig(env) : { kind };
}

function defaultKind(
  env: Env,
  { publicUrl, host }: { publicUrl: string; host: string },
): BillingConfig["kind"] {
  if (NEEDED.some((name) => env[name] !== undefined)) return "stripe";
  return isLoopback(new URL(publicUrl).hostname) && isLoopback(host) ? "till" : "off";
}

function stripeConfig(env: Env): BillingConfig {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  const [secretKey, webhookSecret, pricePro, priceEnterprise] = NEEDED.map((name) => env[name]);
  if (!secretKey || !webhookSecret || !pricePro || !priceEnterprise) {
    throw new Error(`Set ${missing.join(", ")} too, or BILLING to till or off.`);
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

/** Derives the secret from DATABASE_URL, which contains a password and is the same in every process. */
function tillConfig({ DATABASE_URL }: Env): BillingConfig {
  const secret = createHmac("sha256", DATABASE_URL).update("till").digest("hex");
  return { kind: "till", secret };
}
