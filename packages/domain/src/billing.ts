import { z } from "zod";
import { planSchema } from "./plan.ts";

const paidPlanSchema = planSchema.exclude(["starter"]);

/** A payment that did not go through. */
const failedPaymentSchema = z.object({
  amountCents: z.int(),
  /** When the card is tried again; null if it is not. */
  nextAttemptAt: z.date().nullable(),
  /** The page on which this one invoice can be paid; null where the portal does it. */
  payUrl: z.string().nullable(),
  /** How long the plan stays without payment; null if it has gone already. */
  planUntil: z.date().nullable(),
});

/** The running subscription. At most one of `renewsAt`, `endsAt` and `failedPayment` is set. */
const subscriptionSchema = z.object({
  plan: paidPlanSchema,
  renewsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  failedPayment: failedPaymentSchema.nullable(),
  /** A smaller plan that waits for the end of the period. */
  change: z.object({ plan: paidPlanSchema, at: z.date() }).nullable(),
});
export type BillingSubscription = z.infer<typeof subscriptionSchema>;

const invoiceSchema = z.object({
  id: z.string(),
  /** Null when its prices are not sold any more. */
  plan: paidPlanSchema.nullable(),
  date: z.date(),
  amountCents: z.int(),
  state: z.enum(["paid", "refunded", "open"]),
  /** The provider's page with the invoice and its receipt; null if there is none. */
  url: z.string().nullable(),
});
export type BillingInvoice = z.infer<typeof invoiceSchema>;

/** What the billing page shows. `subscription` is null when there is nothing to manage. */
export const billingStatusSchema = z.object({
  subscription: subscriptionSchema.nullable(),
  /** Newest first. */
  invoices: z.array(invoiceSchema),
});
export type BillingStatus = z.infer<typeof billingStatusSchema>;
