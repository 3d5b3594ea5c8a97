import type { ContactLead } from "@dubdeck/domain";
import type { Selectable } from "kysely";
import type { Db } from "./database.ts";
import type { Database } from "./tables.ts";

export type LeadRow = Selectable<Database["leads"]>;

/** Stores a contact lead; returns its id. */
export async function insertLead(db: Db, lead: ContactLead): Promise<string> {
  const { name, email, company, useCase, plan } = lead;
  const row = await db
    .insertInto("leads")
    .values({ name, email, company: company || null, useCase, plan: plan || null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export const findLead = (db: Db, id: string): Promise<LeadRow | undefined> =>
  db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();

/** Leads for an operator, newest first. */
export const listLeads = (db: Db, limit = 100): Promise<LeadRow[]> =>
  db.selectFrom("leads").selectAll().orderBy("createdAt", "desc").limit(limit).execute();

export async function markLeadMailed(db: Db, id: string): Promise<void> {
  await db.updateTable("leads").set({ mailedAt: new Date() }).where("id", "=", id).execute();
}

/** Notes that the lead's workflow runs, so that the sweep leaves it alone. */
export async function markLeadStarted(db: Db, id: string): Promise<void> {
  const workflowStartedAt = new Date();
  await db.updateTable("leads").set({ workflowStartedAt }).where("id", "=", id).execute();
}

/** Ids of leads whose workflow could not be started, oldest first; for the sweep. */
export async function findLeadsToStart(
  db: Db,
  options: { olderThanMs?: number; limit?: number } = {},
): Promise<string[]> {
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where("workflowStartedAt", "is", null)
    .where("createdAt", "<", new Date(Date.now() - (options.olderThanMs ?? 10_000)))
    .orderBy("createdAt")
    .limit(options.limit ?? 100)
    .execute();
  return rows.map(({ id }) => id);
}
