import type { Db } from "./database.ts";

/** Removes sessions and reset links whose time is over; returns how many. */
export async function removeExpired(db: Db, now = new Date()): Promise<number> {
  const sessions = await db
    .deleteFrom("sessions")
    .where("expiresAt", "<=", now)
    .executeTakeFirstOrThrow();
  const resets = await db
    .deleteFrom("passwordResets")
    .where("expiresAt", "<=", now)
    .executeTakeFirstOrThrow();
  await db.deleteFrom("rateLimits").where("expire", "<", now.getTime()).executeTakeFirstOrThrow();
  return Number(sessions.numDeletedRows + resets.numDeletedRows);
}
