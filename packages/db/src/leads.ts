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

export async function markLeadMailed(db: Db, id: string): Promise<void> {
  await db.updateTable("leads").set({ mailedAt: new Date() }).where("id", "=", id).execute();
}

/** Leads that no mail was sent for yet, oldest first. */
export const listUnmailedLeads = (db: Db, olderThan: Date): Promise<LeadRow[]> =>
  db
    .selectFrom("leads")
    .selectAll()
    .where("mailedAt", "is", null)
    .where("createdAt", "<", olderThan)
    .orderBy("createdAt")
    .execute();
