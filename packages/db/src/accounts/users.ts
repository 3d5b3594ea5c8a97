import { AppError, type LanguageCode, type Plan, type User, NO_SUCH_USER } from "@dubdeck/domain";
import type { Selectable } from "kysely";
import { audit } from "./audit.ts";
import { inTransaction, type Db } from "../database.ts";
import type { Database } from "../tables.ts";

export type UserRow = Selectable<Database["users"]>;

export const selectUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

export const selectUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

export const selectUserByGoogleId = (db: Db, googleId: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("googleId", "=", googleId).executeTakeFirst();

/**
 * Selects a user and locks the row until the transaction ends. `no key` still lets other
 * transactions insert rows that reference the user, so two that did so cannot deadlock here.
 */
export const lockUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** Maps a row to the public user; a plan that has expired is replaced by `planAfter`. */
export function toUser(
  row: Pick<
    UserRow,
    "id" | "email" | "plan" | "planUntil" | "planAfter" | "emailVerifiedAt" | "createdAt"
  >,
  now = new Date(),
): User {
  const { id, email, createdAt } = row;
  const ended = row.planUntil !== null && row.planUntil <= now;
  const plan = ended ? row.planAfter : row.plan;
  return { id, email, plan, emailVerified: row.emailVerifiedAt !== null, createdAt };
}

/**
 * Links an account to the Google identity that has proved ownership of its address. Removes the
 * password, API keys and webhooks, which may belong to someone who registered the address without
 * owning it.
 */
export async function joinGoogle(db: Db, userId: string, googleId: string): Promise<void> {
  const passwordHash = null;
  await db.updateTable("users").set({ googleId, passwordHash }).where("id", "=", userId).execute();
  await db.deleteFrom("apiKeys").where("userId", "=", userId).execute();
  await db.deleteFrom("webhooks").where("userId", "=", userId).execute();
  await updateEmailVerified(db, userId);
  await audit(db, { userId, actor: "user", action: "account.google_joined", detail: {} });
}

export async function updatePasswordHash(
  db: Db,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.updateTable("users").set({ passwordHash }).where("id", "=", userId).execute();
  await audit(db, { userId, actor: "user", action: "account.password_changed", detail: {} });
}

export interface UserSettings {
  defaultLanguage: LanguageCode | null;
  defaultVoice: string | null;
}

export async function updateUserSettings(
  db: Db,
  userId: string,
  settings: Partial<UserSettings>,
): Promise<void> {
  if (Object.keys(settings).length === 0) return;
  await db.updateTable("users").set(settings).where("id", "=", userId).execute();
}

/** Stores whether the user wants a mail when a dub is done. */
export async function updateMailWhenDone(db: Db, userId: string, wanted: boolean): Promise<void> {
  await db.updateTable("users").set({ mailWhenDone: wanted }).where("id", "=", userId).execute();
}

/**
 * Sets the plan: permanently, or until a date after which `after` replaces it. Audits the change,
 * if there is one. Throws AppError NOT_FOUND if there is no such user.
 */
export async function updatePlan(
  db: Db,
  userId: string,
  change: { plan: Plan; until?: Date | null; after?: Plan; actor: "billing" | "admin" },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockUser(trx, userId);
    if (!row) throw new AppError("NOT_FOUND", NO_SUCH_USER);
    const next = {
      plan: change.plan,
      planUntil: change.until ?? null,
      planAfter: change.after ?? "starter",
    };
    const same =
      row.plan === next.plan &&
      row.planAfter === next.planAfter &&
      row.planUntil?.getTime() === next.planUntil?.getTime();
    if (same) return;
    await trx.updateTable("users").set(next).where("id", "=", userId).execute();
    const from = { plan: row.plan, planUntil: row.planUntil };
    const detail = { from, to: next };
    await audit(trx, { userId, actor: change.actor, action: "plan.changed", detail });
  });
}

/** Marks the account's address as verified, unless it is already. */
export async function updateEmailVerified(db: Db, userId: string): Promise<void> {
  const marked = await db
    .updateTable("users")
    .set({ emailVerifiedAt: new Date() })
    .where("id", "=", userId)
    .where("emailVerifiedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!marked) return;
  await audit(db, { userId, actor: "user", action: "account.email_verified", detail: {} });
}
