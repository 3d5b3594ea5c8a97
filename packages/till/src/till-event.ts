import { randomUUID } from "node:crypto";

/** Creates an event in Stripe's format with the only detail the webhook reads: the customer. */
export const tillEvent = (type: string, customerId: string): object => ({
  id: `evt_till_${randomUUID()}`,
  object: "event",
  type,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object: { customer: customerId } },
});
