import type {
  DeliveryAttempt,
  DeliveryState,
  WebhookEvent,
  WebhookEventType,
} from "@dubdeck/domain";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { CreatedAt, Defaulted, Nullable } from "./columns.ts";

export interface WebhooksTable {
  id: Generated<string>;
  userId: string;
  url: string;
  events: WebhookEvent[];
  description: Defaulted<string>;
  enabled: Defaulted<boolean>;
  /** Why the service disabled it; null if it is enabled or its owner disabled it. */
  disabledReason: Nullable<string>;
  /** `whsec_` and base64; in clear, since every delivery is signed with it. */
  secret: string;
  /** Signs too until `previousSecretUntil`, so that a receiver can change its secret in between. */
  previousSecret: Nullable<string>;
  previousSecretUntil: Nullable<Date>;
  /** When it last accepted a delivery. */
  succeededAt: Nullable<Date>;
  createdAt: CreatedAt;
}

export interface WebhookDeliveriesTable {
  /** The request's `webhook-id`, the same in every attempt. */
  id: Generated<string>;
  webhookId: string;
  userId: string;
  type: WebhookEventType;
  /** The event's data, see webhookBody. */
  data: JSONColumnType<object>;
  state: Defaulted<DeliveryState>;
  /** The latest attempts, oldest first. */
  attempts: ColumnType<DeliveryAttempt[], string | undefined, string>;
  nextAttemptAt: Nullable<Date>;
  /** Counts the workflows that have sent it: a resend starts another and ends the one before. */
  run: Defaulted<number>;
  createdAt: CreatedAt;
}
