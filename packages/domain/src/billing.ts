import { z } from "zod";
import { planSchema } from "./plan.ts";

const paidPlanSchema = planSchema.exclude(["starter"]);

/** A failed payment. */
const failedPaymentSchema = z.object({
  amountCents: z.int(),
  /** When the card is charged again; null if it will not be. */
  nextAttemptAt: z.date().nullable(),
  /** Page to pay this invoice; null if it is paid in the portal. */
  payUrl: z.string().nullable(),
  /** When the plan ends without payment; null if it has already ended. */
  planUntil: z.date().nullable(),
});

/** The current subscription. At most one of `renewsAt`, `endsAt` and `failedPayment` is set. */
const subscriptionSchema = z.object({
  plan: paidPlanSchema,
  renewsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  failedPayment: failedPaymentSchema.nullable(),
  /** A downgrade scheduled for the end of the period. */
  change: z.object({ plan: paidPlanSchema, at: z.date() }).nullable(),
});
export type BillingSubscription = z.infer<typeof subscriptionSchema>;

const invoiceSchema = z.object({
  id: z.string(),
  /** Null if its prices are no longer sold. */
  plan: paidPlanSchema.nullable(),
  date: z.date(),
  amountCents: z.int(),
  state: z.enum(["paid", "refunded", "open"]),
  /** The payment provider's page with the invoice and receipt; null if there is none. */
  url: z.string().nullable(),
});
export type BillingInvoice = z.infer<typeof invoiceSchema>;

/** Data of the billing page. `subscription` is null if there is nothing to manage. */
export const billingStatusSchema = z.object({
  subscription: subscriptionSchema.nullable(),
  /** Newest first. */
  invoices: z.array(invoiceSchema),
});
export type BillingStatus = z.infer<typeof billingStatusSchema>;
