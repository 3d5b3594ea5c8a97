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
 * Fetches a customer's subscriptions, stores them and sets the resulting plan. No other code changes
 * a customer's subscriptions. Each fetch gets a number before it starts, and its result is dropped if
 * a later fetch is already stored, so the newest of concurrent fetches wins. Throws UNAVAILABLE if
 * the provider does not respond. Holds no lock during the fetch.
 */
export async function syncCustomer(deps: Deps, owner: Owner): Promise<void> {
  const { db, provider } = deps;
  const fetch = await beginFetch(db, owner.customerId);
  if (fetch === null) return;
  const fetched = await provider.fetchSubscriptions(owner.customerId);
  const stored = await store(deps, owner, { fetch, fetched });
  // Each cancellation triggers its own webhook event.
  for (const { id, credit } of redundantSubscriptions(stored)) {
    await provider.cancelNow(id, { credit });
  }
}

/** Returns the stored subscriptions; empty if a later fetch was stored first. */
const store = (
  { db, log }: Deps,
  { userId, customerId }: Owner,
  { fetch, fetched }: { fetch: number; fetched: readonly FetchedSubscription[] | null },
): Promise<SubscriptionSnapshot[]> =>
  inTransaction(db, async (trx) => {
    // Lock the user first, in the same order as account removal.
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
    // Leave the plan alone if nothing changed: an operator may have set it.
    if (!isSameSpan(spans.before, spans.now)) {
      await updatePlan(trx, userId, { ...spans.now, actor: "billing" });
    }
    return known;
  });

/**
 * Fills in the plan of subscriptions whose price is no longer sold, from the stored row with the same
 * price. So old subscriptions keep their plan and can still be cancelled.
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
