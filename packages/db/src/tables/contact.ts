import type { Generated } from "kysely";
import type { CreatedAt, Defaulted, Nullable } from "./columns.ts";

export interface LeadsTable {
  id: Generated<string>;
  name: string;
  email: string;
  company: Nullable<string>;
  useCase: string;
  plan: Nullable<string>;
  createdAt: CreatedAt;
  mailedAt: Nullable<Date>;
}

/** A live connection to any api process. */
export interface SocketsTable {
  /** Socket.IO's connection id. */
  id: string;
  userId: string;
  seenAt: Defaulted<Date>;
}

/** Managed by rate-limiter-flexible. */
export interface RateLimitsTable {
  key: string;
  points: number;
  /** Unix time in ms; null never expires. */
  expire: number | null;
}
