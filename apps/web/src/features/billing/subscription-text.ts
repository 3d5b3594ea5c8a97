import { type BillingSubscription, type Plan, PLANS } from "@dubdeck/domain";
import { formatCents, formatDate } from "../../lib/format.ts";

/** Returns the subscription's next renewal, change or end, with the price; empty for starters. */
export function nextText(plan: Plan, subscription: BillingSubscription | null): string {
  if (!subscription) {
    return plan === "starter" ? "" : "This plan has no subscription, so there is nothing to pay.";
  }
  const { renewsAt, endsAt, change } = subscription;
  if (endsAt) return `Ends on ${formatDate(endsAt)}. You can resume it until then.`;
  if (change) {
    return `Changes to ${PLANS[change.plan].label} for ${priceOf(change.plan)} on ${formatDate(change.at)}.`;
  }
  return renewsAt ? `Renews on ${formatDate(renewsAt)} for ${priceOf(subscription.plan)}.` : "";
}

/** Returns when a failed payment is retried and what happens to the plan without it. */
export function failedText({
  nextAttemptAt,
  planUntil,
}: NonNullable<BillingSubscription["failedPayment"]>): string {
  const again =
    nextAttemptAt && `We will try to charge the card again on ${formatDate(nextAttemptAt)}.`;
  const stays = planUntil
    ? `Without a payment your plan ends on ${formatDate(planUntil)}.`
    : "Your plan comes back as soon as it is paid.";
  return [again, stays].filter(Boolean).join(" ");
}

const priceOf = (plan: Plan): string => formatCents(PLANS[plan].usdPerMonth * 100);
