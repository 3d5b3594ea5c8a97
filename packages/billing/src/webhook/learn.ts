import {
  type Db,
  findCustomerById,
  findSubscription,
  listSubscriptions,
  noteRefund,
  saveSubscription,
} from "@dubdeck/db";
import { weighsMore } from "./plan-claims.ts";
import { type Facts, UNKNOWN, withFailedPayment, withSnapshot } from "./subscription-facts.ts";
import type { KnownFact } from "./with-known-plan.ts";

interface Circumstances {
  readonly userId: string;
  readonly customerId: string;
  /** When it happened, by the sender's clock. */
  readonly at: Date;
}

/** Stores what an event tells. The user must be locked. */
export async function learn(
  db: Db,
  fact: KnownFact,
  { at, ...whose }: Circumstances,
): Promise<void> {
  const add = async (id: string, change: (facts: Facts) => Facts): Promise<void> => {
    const known = (await findSubscription(db, id)) ?? UNKNOWN;
    await saveSubscription(db, id, { ...change(known), userId: whose.userId });
  };
  switch (fact.kind) {
    case "snapshot":
      return await add(fact.subscriptionId, (facts) => withSnapshot(facts, fact.snapshot));
    case "paymentFailed":
      return await add(fact.subscriptionId, (facts) => withFailedPayment(facts, at));
    case "refunded":
      return await learnRefund(db, { refundedAt: at, refundedChargeAt: fact.chargeAt }, whose);
    case "customer":
      return undefined;
  }
}

async function learnRefund(
  db: Db,
  refund: { refundedAt: Date; refundedChargeAt: Date },
  { userId, customerId }: Omit<Circumstances, "at">,
): Promise<void> {
  const known = await findCustomerById(db, customerId);
  const subscriptions = await listSubscriptions(db, userId);
  if (weighsMore(refund, known, subscriptions)) await noteRefund(db, customerId, refund);
}
