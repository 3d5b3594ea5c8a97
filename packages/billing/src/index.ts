export { type Billing, createBillingService } from "./billing.ts";
export { type BillingConfig, billingConfig, billingEnv } from "./billing-config.ts";
export type { BillingLog } from "./billing-log.ts";
export { createBilling } from "./create-billing.ts";
export { billingStatus } from "./plan/billing-status.ts";
export { GRACE_MS } from "./plan/claims.ts";
export { isReturned } from "./plan/invoices.ts";
export { isRunning } from "./plan/redundant-subscriptions.ts";
export {
  type BillingProvider,
  type CheckoutOrder,
  isTillCustomer,
  PAID_PLANS,
  type PaidPlan,
  TILL_CUSTOMER,
} from "./provider.ts";
export { readSignedEvent } from "./webhook/read-signed-event.ts";
export { receiveWebhook } from "./webhook/receive-webhook.ts";
export { signEvent } from "./webhook/sign-event.ts";
