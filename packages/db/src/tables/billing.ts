import type { Plan } from "@dubdeck/domain";
import type { CreatedAt, Nullable } from "./columns.ts";

export interface StripeCustomersTable {
  userId: string;
  customerId: string;
  /** The newest charge that was given back in full: when that happened, when it had been made. */
  refundedAt: Nullable<Date>;
  refundedChargeAt: Nullable<Date>;
  createdAt: CreatedAt;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  /** When the event happened, by the sender's clock. */
  happenedAt: Date;
  createdAt: CreatedAt;
}

export interface SubscriptionsTable {
  /** The billing provider's subscription id. */
  id: string;
  userId: string;
  plan: Plan;
  status: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** A bigger plan that is still paid for, until `keptUntil`. */
  keptPlan: Nullable<Plan>;
  keptUntil: Nullable<Date>;
  /** The newest time at which a payment failed. */
  paymentFailedAt: Nullable<Date>;
  /** The newest event that told of plan, status and period; older ones leave these alone. */
  eventAt: Date;
  eventRank: number;
  createdAt: CreatedAt;
}
