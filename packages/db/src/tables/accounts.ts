import type { DataRegion, LanguageCode, Plan } from "@dubdeck/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { CreatedAt, Defaulted, Nullable } from "./columns.ts";

export interface UsersTable {
  id: Generated<string>;
  email: string;
  passwordHash: Nullable<string>;
  googleId: Nullable<string>;
  plan: Defaulted<Plan>;
  /** When `plan` expires and `planAfter` replaces it; null if it does not expire. */
  planUntil: Nullable<Date>;
  planAfter: Defaulted<Plan>;
  defaultLanguage: Nullable<LanguageCode>;
  defaultVoice: Nullable<string>;
  /** Where the account's files are stored. */
  dataRegion: Defaulted<DataRegion>;
  /** The region to which the files are being moved; null if they stay. */
  movingTo: Nullable<DataRegion>;
  /** Whether the owner wants a mail when a dub is done. */
  mailWhenDone: Defaulted<boolean>;
  /** Null until the owner has verified `email`. */
  emailVerifiedAt: Nullable<Date>;
  createdAt: CreatedAt;
}

export interface SessionsTable {
  /** SHA-256 of the bearer token, hex. */
  id: string;
  userId: string;
  expiresAt: Date;
  createdAt: CreatedAt;
}

export interface PasswordResetsTable {
  /** SHA-256 of the mailed token, hex. */
  id: string;
  userId: string;
  expiresAt: Date;
  createdAt: CreatedAt;
}

export interface EmailVerificationsTable {
  /** SHA-256 of the mailed token, hex. */
  id: string;
  userId: string;
  expiresAt: Date;
  createdAt: CreatedAt;
}

/**
 * Usage of removed accounts, so that registering the same address again does not reset the month.
 */
export interface PastUsageTable {
  /** See hashAddress. */
  addressHash: string;
  /** First day of the calendar month (UTC), `YYYY-MM-01`. */
  period: string;
  ms: number;
}

export interface ApiKeysTable {
  id: Generated<string>;
  userId: string;
  name: string;
  /** The key's first characters, by which its owner recognises it. */
  prefix: string;
  /** SHA-256 of the key, hex. */
  keyHash: string;
  createdAt: CreatedAt;
  lastUsedAt: Nullable<Date>;
  revokedAt: Nullable<Date>;
}

/** Voices that accounts have mixed. */
export interface CustomVoicesTable {
  id: Generated<string>;
  userId: string;
  /** Unique within the account, ignoring case. */
  name: string;
  /** The mix as stored in jobs, see mixId; unique within the account. */
  voice: string;
  createdAt: CreatedAt;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  /** Null if the account is gone. */
  userId: Nullable<string>;
  /** Who did it: `user`, `billing`, `admin`, `system`. */
  actor: string;
  /** For example `plan.changed`, `minutes.released`. */
  action: string;
  detail: JSONColumnType<object>;
  createdAt: CreatedAt;
}
