export type { Billing } from "./billing.ts";
export { type BillingConfig, billingConfig, billingEnv } from "./billing-config.ts";
export { createBilling } from "./create-billing.ts";
export type { PaidPlan } from "./provider.ts";
export { stripeWebhookRoute } from "./fastify/stripe-webhook-route.ts";
export { tillRoutes } from "./fastify/till-routes.ts";
export type { Till } from "./till/create-till.ts";

// What the api is wired to until it is wired to the above.
export { type BillingProvider, type CheckoutOrder } from "./provider.ts";
export { applyEvent } from "./webhook/apply-event.ts";
export { isAlive } from "./webhook/plan-claims.ts";
export { signEvent } from "./webhook/sign-event.ts";
export { createStripe, type StripeConfig } from "./stripe/stripe-provider.ts";
export { createTill, type TillConfig, type TillOrder } from "./till/till-provider.ts";
export { openLink } from "./till/signed-link.ts";
export {
  paidEvents,
  TILL_ACTIONS,
  TILL_EVENTS,
  type TillAction,
  type TillEvent,
} from "./till/till-events.ts";
