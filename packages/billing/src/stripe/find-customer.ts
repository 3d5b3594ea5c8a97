import type { Stripe } from "stripe";
import { z } from "zod";
import { isMissing } from "./fetch-subscriptions.ts";

/*
 * Of an event only the customer is read: the account's settings choose the version of a webhook's
 * objects, not this code.
 */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const subjectSchema = z.object({
  object: z.string().optional(),
  id: z.string().optional(),
  customer: reference.nullish().catch(null),
  /** A refund or a dispute names the charge alone. */
  charge: reference.nullish().catch(null),
});

/** Finds the customer whom an event is about; null for an event about something else. */
export async function customerOf(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const subject = subjectSchema.safeParse(event.data.object).data;
  if (!subject) return null;
  if (subject.customer) return subject.customer;
  if (subject.object === "customer") return subject.id ?? null;
  if (!subject.charge) return null;
  const { customer } = await stripe.charges.retrieve(subject.charge);
  return reference.nullish().parse(customer) ?? null;
}

const metadataSchema = z.object({ metadata: z.object({ userId: z.uuid() }) });

/** Finds the user for whom a customer was created; null for one that was made or removed elsewhere. */
export async function userOf(stripe: Stripe, customerId: string): Promise<string | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return metadataSchema.safeParse(customer).data?.metadata.userId ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
