import type { Plan } from "@dubdeck/domain";
import type { JSONColumnType } from "kysely";
import type { CreatedAt, Defaulted, Nullable } from "./columns.ts";

export interface StripeCustomersTable {
  userId: string;
  customerId: string;
  /** How many times the customer's subscriptions were asked for. */
  fetchesBegun: Defaulted<number>;
  /** Which of these answers is stored; an answer to an older question never replaces it. */
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

/** What an invoice bills and what became of its money, in the currency's smallest unit. */
export interface InvoiceSnapshot {
  readonly id: string;
  /** Stripe's `billing_reason`: `subscription_create`, `subscription_cycle`, `subscription_update`, … */
  readonly reason: string;
  /** `draft`, `open`, `paid`, `uncollectible` or `void`. */
  readonly status: string;
  /** The biggest plan on it; null when its prices are not sold any more. */
  readonly plan: Exclude<Plan, "starter"> | null;
  readonly amountDue: number;
  readonly amountPaid: number;
  /** Refunded, credited or lost in a dispute. */
  readonly amountReturned: number;
  /** When it has to be paid, ISO 8601. */
  readonly dueAt: string;
  /** When Stripe tries the card again, ISO 8601; null when it does not. */
  readonly nextAttemptAt: string | null;
  /** The page on which the customer can pay it. */
  readonly payUrl: string | null;
}

/** A subscription as the provider described it at the last fetch. */
export interface SubscriptionSnapshotColumns {
  /** The billing provider's subscription id. */
  id: string;
  /** Null until the first fetch since snapshots are stored. */
  priceId: Nullable<string>;
  plan: Exclude<Plan, "starter">;
  /** Stripe's status such as `active`. */
  status: string;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends without being renewed. */
  endsAt: Nullable<Date>;
  /** The plan that it changes to at `nextPlanAt`, such as a downgrade at the period's end. */
  nextPlan: Nullable<Exclude<Plan, "starter">>;
  nextPlanAt: Nullable<Date>;
  /** Invoices of the current period and all that are open, newest first. */
  invoices: JSONColumnType<readonly InvoiceSnapshot[]>;
}

export interface SubscriptionsTable extends SubscriptionSnapshotColumns {
  userId: string;
  createdAt: CreatedAt;
}

/** The embedded till's own subscriptions, of which `subscriptions` holds the fetched snapshots. */
export interface TillSubscriptionsTable extends SubscriptionSnapshotColumns {
  customerId: string;
}
