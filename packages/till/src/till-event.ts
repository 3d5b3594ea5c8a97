import { randomUUID } from "node:crypto";

/** An event in Stripe's shape, as far as the webhook reads it: whom it is about. */
export const tillEvent = (type: string, customerId: string): object => ({
  id: `evt_till_${randomUUID()}`,
  object: "event",
  type,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object: { customer: customerId } },
});
