import type { Plan } from "@dubdeck/domain";
import type { JSONColumnType } from "kysely";
import type { CreatedAt, Defaulted, Nullable } from "./columns.ts";

export interface StripeCustomersTable {
  userId: string;
  customerId: string;
  /** Number of fetches of the customer's subscriptions that have begun. */
  fetchesBegun: Defaulted<number>;
  /** Number of the fetch whose result is stored; an older fetch never replaces a newer one. */
  fetchStored: Defaulted<number>;
  createdAt: CreatedAt;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  /** When the event happened, by the sender's clock. */
  happenedAt: Date;
  createdAt: CreatedAt;
}

/** An invoice's plan, status and amounts, in the currency's smallest unit. */
export interface InvoiceSnapshot {
  readonly id: string;
  /** Stripe's `billing_reason`: `subscription_create`, `subscription_cycle`, `subscription_update`, … */
  readonly reason: string;
  /** `draft`, `open`, `paid`, `uncollectible` or `void`. */
  readonly status: string;
  /** The highest plan on it; null if its prices are no longer sold. */
  readonly plan: Exclude<Plan, "starter"> | null;
  readonly amountDue: number;
  readonly amountPaid: number;
  /** Refunded, credited or lost in a dispute. */
  readonly amountReturned: number;
  /** Due date, ISO 8601. */
  readonly dueAt: string;
  /** When Stripe charges the card again, ISO 8601; null if it will not. */
  readonly nextAttemptAt: string | null;
  /** URL of the page where the customer can pay it. */
  readonly payUrl: string | null;
}

/** A subscription as of the last fetch from the provider. */
export interface SubscriptionSnapshotColumns {
  /** The billing provider's subscription id. */
  id: string;
  /** Null until the first fetch that stores snapshots. */
  priceId: Nullable<string>;
  plan: Exclude<Plan, "starter">;
  /** Stripe's status such as `active`. */
  status: string;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends without renewal. */
  endsAt: Nullable<Date>;
  /** The plan from `nextPlanAt` on, for example after a downgrade at the end of the period. */
  nextPlan: Nullable<Exclude<Plan, "starter">>;
  nextPlanAt: Nullable<Date>;
  /** Invoices of the current period and all open ones, newest first. */
  invoices: JSONColumnType<readonly InvoiceSnapshot[]>;
}

export interface SubscriptionsTable extends SubscriptionSnapshotColumns {
  userId: string;
  createdAt: CreatedAt;
}

/** Subscriptions sold by the embedded till; `subscriptions` holds their fetched snapshots. */
export interface TillSubscriptionsTable extends SubscriptionSnapshotColumns {
  customerId: string;
}
