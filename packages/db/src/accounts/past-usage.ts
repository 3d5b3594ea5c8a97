import { createHash } from "node:crypto";
import type { Db } from "../database.ts";
import { periodOf, usedMs } from "../ledger/ledger.ts";

interface Owner {
  readonly id: string;
  readonly email: string;
}

/**
 * Returns the SHA-256 of an e-mail address in hex, which recognises an address without storing it.
 */
const hashAddress = (email: string): string =>
  createHash("sha256").update(`dubdeck usage of ${email}`).digest("hex");

/** Stores an account's usage of this month; call it before deleting the account's rows. */
export async function keepUsage(db: Db, { id, email }: Owner, now = new Date()): Promise<void> {
  const ms = await usedMs(db, id, now);
  if (ms === 0) return;
  await db
    .insertInto("pastUsage")
    .values({ addressHash: hashAddress(email), period: periodOf(now), ms })
    // The sum includes usage carried over from an earlier account.
    .onConflict((conflict) => conflict.columns(["addressHash", "period"]).doUpdateSet({ ms }))
    .execute();
}

/**
 * Adds to a new account's ledger the usage of a removed account with the same address this month.
 */
export async function carryUsage(db: Db, { id, email }: Owner, now = new Date()): Promise<void> {
  const period = periodOf(now);
  const past = await db
    .selectFrom("pastUsage")
    .select("ms")
    .where("addressHash", "=", hashAddress(email))
    .where("period", "=", period)
    .executeTakeFirst();
  if (!past) return;
  await db
    .insertInto("usageLedger")
    .values({ userId: id, jobId: null, kind: "carry", ms: past.ms, period })
    .execute();
}
