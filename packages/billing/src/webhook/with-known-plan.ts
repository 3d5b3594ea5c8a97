import { type Db, findSubscription } from "@dubdeck/db";
import type { Fact } from "./read-event.ts";

/** A fact that can be learnt. */
export type KnownFact = Exclude<Fact, { kind: "unknownPrice" }>;

/**
 * Gives what is said of an unknown price the plan that the subscription has: who bought at an old
 * price keeps the plan, and may still cancel it. Null where the subscription is none of ours.
 */
export async function withKnownPlan(db: Db, fact: Fact): Promise<KnownFact | null> {
  if (fact.kind !== "unknownPrice") return fact;
  const { subscriptionId, snapshot } = fact;
  const known = await findSubscription(db, subscriptionId);
  // A failed payment alone may have told of it, and that names no plan.
  if (!known || known.plan === "starter") return null;
  return { kind: "snapshot", subscriptionId, snapshot: { ...snapshot, plan: known.plan } };
}
