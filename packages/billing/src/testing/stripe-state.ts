import type { Stripe } from "stripe";
import type { RecordingProxy } from "./recording-proxy.ts";

/** Stripe's objects for the requested customer. */
export interface StripeState {
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
  charges: Stripe.Charge[];
  disputes: { status: string }[];
}

/** Makes the proxy answer with the returned state, as it is at the time of each call. */
export function answerWith(stripe: RecordingProxy): StripeState {
  const state: StripeState = { subscriptions: [], invoices: [], charges: [], disputes: [] };
  const list = (data: readonly object[]) => ({ object: "list", has_more: false, data });
  stripe.answer("GET /v1/subscriptions", () => list(state.subscriptions));
  stripe.answer("GET /v1/invoices", () => list(state.invoices));
  stripe.answer("GET /v1/charges", () => list(state.charges));
  stripe.answer("GET /v1/disputes", () => list(state.disputes));
  return state;
}
