import type { Stripe } from "stripe";
import { z } from "zod";
import { isMissing } from "./fetch-subscriptions.ts";

/*
 * Only the customer is read from an event, because the Stripe account's settings, not this code,
 * determine the API version of a webhook's objects.
 */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const subjectSchema = z.object({
  object: z.string().optional(),
  id: z.string().optional(),
  customer: reference.nullish().catch(null),
  /** Refunds and disputes refer to the charge only. */
  charge: reference.nullish().catch(null),
});

/** Finds the customer that an event concerns; null if it concerns none. */
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

/**
 * Finds the user that a customer was created for; null if the customer was not created by Dubdeck or
 * no longer exists.
 */
export async function userOf(stripe: Stripe, customerId: string): Promise<string | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return metadataSchema.safeParse(customer).data?.metadata.userId ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
