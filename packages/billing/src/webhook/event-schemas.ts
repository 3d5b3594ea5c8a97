import { planSchema } from "@dubdeck/domain";
import { z } from "zod";

/*
 * The few fields that are read of Stripe's objects, as the newest versions of its API send them and
 * as older ones did: the account's settings choose a webhook's version, not this code.
 */

/** An object's id, whether the object itself is sent along or not. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
/** Seconds since 1970. */
const moment = z.int().transform((seconds) => new Date(seconds * 1000));
const metadata = z.object({ userId: z.uuid().nullish().catch(null) }).nullish();

/** A Checkout session; it names the plan in its metadata. */
export const checkoutSchema = z
  .object({
    mode: z.string(),
    customer: reference.nullish(),
    subscription: reference.nullish(),
    payment_status: z.string(),
    client_reference_id: z.uuid().nullish().catch(null),
    metadata: z.object({ plan: planSchema.exclude(["starter"]).nullish().catch(null) }).nullish(),
  })
  .transform(({ mode, customer, subscription, payment_status, client_reference_id, ...rest }) => ({
    mode,
    customer,
    subscription,
    plan: rest.metadata?.plan,
    paid: payment_status !== "unpaid",
    userId: client_reference_id ?? null,
  }));

const itemSchema = z.object({
  price: z.object({ id: z.string() }),
  current_period_start: moment.nullish(),
  current_period_end: moment.nullish(),
});

/** A subscription. Its period is its items' since 2025, its own before. */
export const subscriptionSchema = z
  .object({
    id: z.string(),
    customer: reference,
    status: z.string(),
    cancel_at_period_end: z.boolean(),
    cancel_at: moment.nullish(),
    current_period_start: moment.nullish(),
    current_period_end: moment.nullish(),
    items: z.object({ data: z.array(itemSchema).min(1) }),
    metadata,
  })
  .transform((subscription, context) => {
    const items = subscription.items.data;
    const periodStart = items[0]?.current_period_start ?? subscription.current_period_start;
    const periodEnd = items[0]?.current_period_end ?? subscription.current_period_end;
    if (!periodStart || !periodEnd) {
      context.addIssue({ code: "custom", message: "a subscription without a period" });
      return z.NEVER;
    }
    return {
      id: subscription.id,
      customer: subscription.customer,
      userId: subscription.metadata?.userId ?? null,
      priceIds: items.map(({ price }) => price.id),
      status: subscription.status,
      periodStart,
      periodEnd,
      cancelAtPeriodEnd:
        subscription.cancel_at_period_end ||
        (subscription.cancel_at != null && subscription.cancel_at <= periodEnd),
    };
  });

const billed = z.object({ subscription: reference.nullish(), metadata });

/** An invoice. What it bills hangs on its parent since 2025, on itself before. */
export const invoiceSchema = z
  .object({
    customer: reference.nullish(),
    billing_reason: z.string().nullish(),
    subscription: reference.nullish(),
    parent: z.object({ subscription_details: billed.nullish() }).nullish(),
  })
  .transform(({ customer, billing_reason, subscription, parent }) => ({
    customer,
    reason: billing_reason,
    subscription: parent?.subscription_details?.subscription ?? subscription,
    userId: parent?.subscription_details?.metadata?.userId ?? null,
  }));

/** A charge; `refunded` once all of it was given back. */
export const chargeSchema = z.object({
  customer: reference.nullish(),
  created: moment,
  refunded: z.boolean(),
});
