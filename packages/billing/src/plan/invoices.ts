import type { InvoiceSnapshot, SubscriptionSnapshot } from "@dubdeck/db";

/** Returns true if an invoice was paid and all of the money was returned later. */
export const isReturned = ({ amountPaid, amountReturned }: InvoiceSnapshot): boolean =>
  amountPaid > 0 && amountReturned >= amountPaid;

/** Returns true if an invoice bills a whole period, unlike an upgrade within a period. */
export const opensPeriod = ({ reason }: InvoiceSnapshot): boolean =>
  reason === "subscription_create" || reason === "subscription_cycle";

/** Returns true if everything paid for the current period was refunded. */
export const isRefunded = ({ invoices }: SubscriptionSnapshot): boolean =>
  invoices.length > 0 && invoices.every(isReturned);

/** Finds the open whole-period invoice that has been due the longest. */
export function findUnpaidPeriod({ invoices }: SubscriptionSnapshot): InvoiceSnapshot | undefined {
  return invoices
    .filter((invoice) => invoice.status === "open" && opensPeriod(invoice))
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))[0];
}
