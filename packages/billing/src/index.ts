export type { BillingProvider, CheckoutOrder, PaidPlan } from "./provider.ts";
export { applyEvent } from "./apply-event.ts";
export { isAlive } from "./plan-claims.ts";
export { createStripe, type StripeConfig } from "./stripe-provider.ts";
export { createTill, type TillConfig, type TillOrder } from "./till/till-provider.ts";
export { openLink } from "./till/signed-link.ts";
export {
  paidEvents,
  TILL_ACTIONS,
  TILL_EVENTS,
  type TillAction,
  type TillEvent,
} from "./till/till-events.ts";
export { signEvent } from "./till/sign-event.ts";
