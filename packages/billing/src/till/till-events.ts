import { randomUUID } from "node:crypto";
import type { SubscriptionRow } from "@dubdeck/db";
import type { PaidPlan } from "../provider.ts";
import { TILL_PRICES, type TillOrder } from "./till-provider.ts";

/** An event in Stripe's shape, as far as our webhook reads it. */
export interface TillEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
}

const MONTH_SECONDS = 30 * 86_400;
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
const now = (): number => seconds(new Date());
/** A period never begins before what ended in the same second. */
const soon = (): number => Math.ceil(Date.now() / 1000);

/** What Stripe says when a checkout was paid. */
export function paidEvents({ customerId, plan, order }: TillOrder): TillEvent[] {
  const subscription = `sub_till_${order}`;
  const start = soon();
  const session = {
    customer: customerId,
    subscription,
    payment_status: "paid",
    metadata: { plan },
  };
  const object = subscriptionObject({
    id: subscription,
    customerId,
    plan,
    status: "active",
    cancelAtPeriodEnd: false,
    period: [start, start + MONTH_SECONDS],
  });
  return [
    event("checkout.session.completed", session, `evt_till_${order}_paid`),
    event("customer.subscription.created", object, `evt_till_${order}_created`),
  ];
}

export const TILL_ACTIONS = [
  "to-pro",
  "to-enterprise",
  "cancel",
  "resume",
  "fail-payment",
  "end-period",
  "refund",
] as const;
/** What the customer, or the calendar, can do to a subscription. */
export type TillAction = (typeof TILL_ACTIONS)[number];

type Happening = (row: SubscriptionRow, customerId: string) => TillEvent;

/** What Stripe says when that happens. */
export const TILL_EVENTS: Readonly<Record<TillAction, Happening>> = {
  "to-pro": (row, customerId) => planEvent(row, customerId, "pro"),
  "to-enterprise": (row, customerId) => planEvent(row, customerId, "enterprise"),
  cancel: (row, customerId) => updated({ ...stateOf(row, customerId), cancelAtPeriodEnd: true }),
  resume: (row, customerId) => updated({ ...stateOf(row, customerId), cancelAtPeriodEnd: false }),
  "fail-payment": ({ id }, customer) =>
    event("invoice.payment_failed", {
      customer,
      parent: { subscription_details: { subscription: id } },
    }),
  "end-period": endPeriod,
  refund: ({ periodStart }, customer) => ({
    ...event("charge.refunded", { customer, created: seconds(periodStart), refunded: true }),
    created: Math.max(now(), seconds(periodStart)),
  }),
};

/** Another plan from now on; the event also says what was before, as Stripe's does. */
function planEvent(row: SubscriptionRow, customerId: string, plan: PaidPlan): TillEvent {
  const state = stateOf(row, customerId);
  const { data, ...rest } = updated({ ...state, plan });
  const { items } = subscriptionObject(state);
  return { ...rest, data: { ...data, previous_attributes: { items } } };
}

/** The calendar moves on: a subscription that is paid renews, one that is not ends. */
function endPeriod(row: SubscriptionRow, customerId: string): TillEvent {
  const state = stateOf(row, customerId);
  if (row.cancelAtPeriodEnd || row.status === "past_due") {
    const object = subscriptionObject({ ...state, status: "canceled" });
    return event("customer.subscription.deleted", object);
  }
  const start = soon();
  return updated({ ...state, period: [start, start + MONTH_SECONDS] });
}

interface State {
  id: string;
  customerId: string;
  plan: PaidPlan;
  status: string;
  cancelAtPeriodEnd: boolean;
  /** Seconds since 1970. */
  period: readonly [number, number];
}

const stateOf = (row: SubscriptionRow, customerId: string): State => ({
  id: row.id,
  customerId,
  plan: row.plan === "enterprise" ? "enterprise" : "pro",
  status: row.status,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  period: [seconds(row.periodStart), seconds(row.periodEnd)],
});

const subscriptionObject = ({
  id,
  customerId,
  plan,
  status,
  cancelAtPeriodEnd,
  period,
}: State) => ({
  id,
  customer: customerId,
  status,
  cancel_at_period_end: cancelAtPeriodEnd,
  items: {
    data: [
      {
        price: { id: TILL_PRICES[plan] },
        current_period_start: period[0],
        current_period_end: period[1],
      },
    ],
  },
});

const updated = (state: State): TillEvent =>
  event("customer.subscription.updated", subscriptionObject(state));

const event = (type: string, object: object, id = `evt_till_${randomUUID()}`): TillEvent => ({
  id,
  object: "event",
  type,
  created: now(),
  data: { object },
});
