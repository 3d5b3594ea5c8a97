import {
  beginFetch,
  type Db,
  deleteCustomer,
  selectCustomerById,
  inTransaction,
  selectSubscriptions,
  lockUser,
  noteStoredFetch,
  replaceSubscriptions,
  updatePlan,
  type SubscriptionSnapshot,
} from "@dubdeck/db";
import { isSameSpan, planSpan } from "../plan/plan-span.ts";
import { redundantSubscriptions } from "../plan/redundant-subscriptions.ts";
import type { BillingProvider, FetchedSubscription } from "../provider.ts";
import type { BillingLog } from "../billing-log.ts";

interface Deps {
  readonly db: Db;
  readonly provider: Pick<BillingProvider, "fetchSubscriptions" | "cancelNow">;
  readonly log: Pick<BillingLog, "warn">;
}

interface Owner {
  readonly userId: string;
  readonly customerId: string;
}

/**
 * Fetches a customer's subscriptions, stores them and sets the plan that follows from them: the only
 * code that changes what a customer has. Fetches are numbered before they begin, and an answer is
 * dropped when that of a later fetch is stored already, so of two at the same time the newer holds.
 * Throws UNAVAILABLE while the provider does not answer; nothing is locked meanwhile.
 */
export async function syncCustomer(deps: Deps, owner: Owner): Promise<void> {
  const { db, provider } = deps;
  const fetch = await beginFetch(db, owner.customerId);
  if (fetch === null) return;
  const fetched = await provider.fetchSubscriptions(owner.customerId);
  const stored = await store(deps, owner, { fetch, fetched });
  // The end of each of these comes back as an event of its own.
  for (const { id, credit } of redundantSubscriptions(stored)) {
    await provider.cancelNow(id, { credit });
  }
}

/** Returns what is stored now: nothing when a later fetch was faster. */
const store = (
  { db, log }: Deps,
  { userId, customerId }: Owner,
  { fetch, fetched }: { fetch: number; fetched: readonly FetchedSubscription[] | null },
): Promise<SubscriptionSnapshot[]> =>
  inTransaction(db, async (trx) => {
    // The user first, as when an account is removed.
    await lockUser(trx, userId);
    const customer = await selectCustomerById(trx, customerId);
    if (!customer || customer.fetchStored > fetch) return [];
    const before = await selectSubscriptions(trx, userId);
    const now = new Date();
    const { known, unknown } = withKnownPlans(fetched ?? [], before);
    for (const { id, priceId } of unknown) {
      log.warn({ subscription: id, price: priceId, userId }, "a subscription to an unknown price");
    }
    if (fetched) {
      await replaceSubscriptions(trx, userId, known);
      await noteStoredFetch(trx, customerId, fetch);
    } else {
      await deleteCustomer(trx, userId);
    }
    const spans = { before: planSpan(before, now), now: planSpan(known, now) };
    // Where nothing has changed the plan is left alone: it may be one that an operator gave.
    if (!isSameSpan(spans.before, spans.now)) {
      await updatePlan(trx, userId, { ...spans.now, actor: "billing" });
    }
    return known;
  });

/**
 * Gives a subscription at a price that is not sold any more the plan that it had at this price: an
 * old price keeps its plan, and can still be cancelled.
 */
function withKnownPlans(
  fetched: readonly FetchedSubscription[],
  before: readonly SubscriptionSnapshot[],
) {
  const known: SubscriptionSnapshot[] = [];
  const unknown: FetchedSubscription[] = [];
  for (const subscription of fetched) {
    const { id, priceId } = subscription;
    const same = before.find((row) => row.id === id && (row.priceId ?? priceId) === priceId);
    const plan = subscription.plan ?? same?.plan;
    if (plan) known.push({ ...subscription, plan });
    else unknown.push(subscription);
  }
  return { known, unknown };
}
