import { PLANS } from "@dubdeck/domain";
import {
  chargeRefunded,
  paymentFailed,
  subscriptionEvent,
  type TillEvent,
  type TillSubscription,
} from "./event-shapes.ts";

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
/** What the customer, the card or the calendar can do to a subscription. */
export type Action = (typeof ACTIONS)[number];

export const PERIOD_MS = 30 * 86_400_000;

interface Move {
  /** On its button. */
  readonly label: string;
  /** Said once it is done. */
  readonly done: string;
  isPossible(subscription: TillSubscription): boolean;
  /** What Stripe would say. */
  events(subscription: TillSubscription, at: Date): TillEvent[];
}

const updated = (subscription: TillSubscription, at: Date): TillEvent[] => [
  subscriptionEvent("updated", subscription, at),
];

const changeTo = (plan: "pro" | "enterprise"): Move => ({
  label: `Change to ${PLANS[plan].label} – $${PLANS[plan].usdPerMonth} a month`,
  done: `The subscription is now ${PLANS[plan].label}.`,
  isPossible: (subscription) => subscription.plan !== plan && subscription.status === "active",
  events: (subscription, at) => updated({ ...subscription, plan }, at),
});

export const MOVES: Readonly<Record<Action, Move>> = {
  "change-to-pro": changeTo("pro"),
  "change-to-enterprise": changeTo("enterprise"),
  pay: {
    label: "Pay what is open",
    done: "The payment went through.",
    isPossible: ({ status }) => status === "past_due",
    events: (subscription, at) => updated({ ...subscription, ...paidPeriod(subscription, at) }, at),
  },
  cancel: {
    label: "Cancel at the end of the period",
    done: "The subscription ends with its period.",
    isPossible: ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd,
    events: (subscription, at) => updated({ ...subscription, cancelAtPeriodEnd: true }, at),
  },
  resume: {
    label: "Resume the subscription",
    done: "The subscription goes on.",
    isPossible: ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd,
    events: (subscription, at) => updated({ ...subscription, cancelAtPeriodEnd: false }, at),
  },
  fail: {
    label: "Simulate a failed payment",
    done: "The payment failed. The plan stays until the period ends.",
    isPossible: ({ status }) => status === "active",
    events: (subscription, at) => [
      paymentFailed(subscription, at),
      ...updated({ ...subscription, status: "past_due" }, at),
    ],
  },
  refund: {
    label: "Refund the last payment",
    done: "The payment was refunded and the subscription has ended.",
    isPossible: () => true,
    events: (subscription, at) => [chargeRefunded(subscription, at), ...ended(subscription, at)],
  },
  end: {
    label: "Simulate the end of the period",
    done: "The period is over and the subscription has ended.",
    isPossible: ({ status, cancelAtPeriodEnd }) => cancelAtPeriodEnd || status === "past_due",
    events: (subscription, at) => ended(subscription, at),
  },
};

/** The last word about a subscription. */
export const ended = (subscription: TillSubscription, at: Date): TillEvent[] => [
  subscriptionEvent("deleted", { ...subscription, status: "canceled" }, at),
];

function paidPeriod({ periodEnd }: TillSubscription, at: Date): Partial<TillSubscription> {
  if (periodEnd > at) return { status: "active" };
  return { status: "active", periodStart: at, periodEnd: new Date(at.getTime() + PERIOD_MS) };
}
