import { type Db, findSubscription, noteRefund, saveSubscription } from "@dubdeck/db";
import type { Fact } from "./read-event.ts";
import { type Facts, UNKNOWN, withFailedPayment, withSnapshot } from "./subscription-facts.ts";

interface Circumstances {
  readonly userId: string;
  readonly customerId: string;
  /** When it happened, by the sender's clock. */
  readonly at: Date;
}

/** Stores what an event tells. The user must be locked. */
export async function learn(
  db: Db,
  fact: Fact,
  { userId, customerId, at }: Circumstances,
): Promise<void> {
  const add = async (id: string, change: (facts: Facts) => Facts): Promise<void> => {
    const known = (await findSubscription(db, id)) ?? UNKNOWN;
    await saveSubscription(db, id, { ...change(known), userId });
  };
  switch (fact.kind) {
    case "snapshot":
      return await add(fact.subscriptionId, (facts) => withSnapshot(facts, fact.snapshot));
    case "paymentFailed":
      return await add(fact.subscriptionId, (facts) => withFailedPayment(facts, at));
    case "refunded":
      return await noteRefund(db, customerId, { at, chargeAt: fact.chargeAt });
    case "customer":
    case "unknownPrice":
      return undefined;
  }
}
