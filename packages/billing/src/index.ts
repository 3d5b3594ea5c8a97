export type { Billing } from "./billing.ts";
export { type BillingConfig, billingConfig, billingEnv } from "./billing-config.ts";
export { createBilling } from "./create-billing.ts";
export { billingStatus } from "./plan/billing-status.ts";
export type { PaidPlan } from "./provider.ts";
export { stripeWebhookRoute } from "./fastify/stripe-webhook-route.ts";
export { tillRoutes } from "./fastify/till-routes.ts";
export type { Till } from "./till/create-till.ts";
