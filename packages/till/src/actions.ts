import { GRACE_MS, isReturned } from "@dubdeck/billing";
import { PLANS } from "@dubdeck/domain";
import { renew, type TillSubscription, upgrade, withInvoice } from "./till-subscription.ts";

export const ACTIONS = [
  "change-to-pro",
  "change-to-enterprise",
  "pay",
  "cancel",
  "resume",
  "fail",
  "refund",
  "end",
] as const;
/** Something that can happen to a subscription: by the customer, the card or the passage of time. */
export type Action = (typeof ACTIONS)[number];

interface Move {
  /** Text of the button. */
  readonly label: string;
  /** Confirmation shown afterwards. */
  readonly done: string;
  /** Type of the Stripe event that the action triggers. */
  readonly event: string;
  isPossible(subscription: TillSubscription): boolean;
  apply(subscription: TillSubscription, now: Date): TillSubscription;
}

const UPDATED = "customer.subscription.updated";
const GRACE_DAYS = GRACE_MS / 86_400_000;

const priceOf = (plan: "pro" | "enterprise"): string =>
  `${PLANS[plan].label} – $${PLANS[plan].usdPerMonth} a month`;

export const MOVES: Readonly<Record<Action, Move>> = {
  "change-to-pro": {
    label: `Change to ${priceOf("pro")}, when the period ends`,
    done: `The subscription changes to ${PLANS.pro.label} when its period ends.`,
    event: UPDATED,
    isPossible: ({ plan, nextPlan, endsAt, status }) =>
      status === "active" && plan === "enterprise" && !nextPlan && !endsAt,
    apply: (subscription) => ({
      ...subscription,
      nextPlan: "pro",
      nextPlanAt: subscription.periodEnd,
    }),
  },
  "change-to-enterprise": {
    label: `Change to ${priceOf("enterprise")}`,
    done: `The subscription is now ${PLANS.enterprise.label}.`,
    event: UPDATED,
    isPossible: ({ plan, nextPlan, status }) =>
      status === "active" && (plan === "pro" || nextPlan === "pro"),
    apply: (subscription, now) =>
      subscription.plan === "pro"
        ? upgrade(subscription, now)
        : { ...subscription, nextPlan: null, nextPlanAt: null },
  },
  pay: {
    label: "Pay the open invoices",
    done: "The payment went through.",
    event: "invoice.paid",
    isPossible: ({ status }) => status === "past_due",
    apply: (subscription) =>
      subscription.invoices
        .filter(({ status }) => status === "open")
        .map((open) => ({ ...open, status: "paid", amountPaid: open.amountDue }))
        .reduce(withInvoice, { ...subscription, status: "active" }),
  },
  cancel: {
    label: "Cancel at the end of the period",
    done: "The subscription ends with its period.",
    event: UPDATED,
    isPossible: ({ endsAt }) => !endsAt,
    apply: (subscription) => ({
      ...subscription,
      endsAt: subscription.periodEnd,
      nextPlan: null,
      nextPlanAt: null,
    }),
  },
  resume: {
    label: "Resume the subscription",
    done: "The subscription goes on.",
    event: UPDATED,
    isPossible: ({ endsAt }) => endsAt !== null,
    apply: (subscription) => ({ ...subscription, endsAt: null }),
  },
  fail: {
    label: "Simulate a renewal whose payment fails",
    done: `The payment failed. The plan stays for ${GRACE_DAYS} days.`,
    event: "invoice.payment_failed",
    isPossible: ({ status, endsAt }) => status === "active" && !endsAt,
    apply: (subscription, now) => renew(subscription, now, "open"),
  },
  refund: {
    label: "Refund the last payment",
    done: "The payment was refunded.",
    event: "charge.refunded",
    isPossible: (subscription) => lastPaid(subscription) !== undefined,
    apply: (subscription) => {
      const paid = lastPaid(subscription);
      if (!paid) return subscription;
      return withInvoice(subscription, { ...paid, amountReturned: paid.amountPaid });
    },
  },
  end: {
    label: "Simulate the end of the period",
    done: "The period is over.",
    event: UPDATED,
    isPossible: ({ status, endsAt, nextPlan }) =>
      endsAt !== null || nextPlan !== null || status === "past_due",
    apply: (subscription, now) =>
      subscription.endsAt || subscription.status === "past_due"
        ? { ...subscription, status: "canceled" }
        : renew(subscription, now, "paid"),
  },
};

const lastPaid = ({ invoices }: TillSubscription) =>
  invoices.find((one) => one.status === "paid" && one.amountPaid > 0 && !isReturned(one));
