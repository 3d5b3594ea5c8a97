import type { InvoiceSnapshot, SubscriptionSnapshot } from "@dubdeck/db";

/** True when an invoice was paid and all of the money went back. */
export const isReturned = ({ amountPaid, amountReturned }: InvoiceSnapshot): boolean =>
  amountPaid > 0 && amountReturned >= amountPaid;

/** True for an invoice that bills a whole period, unlike that of an upgrade within one. */
export const opensPeriod = ({ reason }: InvoiceSnapshot): boolean =>
  reason === "subscription_create" || reason === "subscription_cycle";

/** True when everything that was paid for the running period went back. */
export const isRefunded = ({ invoices }: SubscriptionSnapshot): boolean =>
  invoices.length > 0 && invoices.every(isReturned);

/** Finds the open invoice of a period that has waited longest for its payment. */
export function findUnpaidPeriod({ invoices }: SubscriptionSnapshot): InvoiceSnapshot | undefined {
  return invoices
    .filter((invoice) => invoice.status === "open" && opensPeriod(invoice))
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))[0];
}
