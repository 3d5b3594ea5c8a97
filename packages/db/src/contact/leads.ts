import type { ContactLead } from "@dubdeck/domain";
import type { Selectable } from "kysely";
import { type Db, inTransaction } from "../database.ts";
import { insertPendingWorkflow } from "../dubbing/pending-workflows.ts";
import type { Database } from "../tables.ts";

export type LeadRow = Selectable<Database["leads"]>;

/** Stores a contact lead with a pending workflow; returns its id. */
export function insertLead(db: Db, lead: ContactLead): Promise<string> {
  const { name, email, company, useCase, plan } = lead;
  return inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto("leads")
      .values({ name, email, company: company || null, useCase, plan: plan || null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await insertPendingWorkflow(trx, { leadId: row.id });
    return row.id;
  });
}

export const selectLead = (db: Db, id: string): Promise<LeadRow | undefined> =>
  db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();

/** Lists leads for an operator, newest first. */
export const selectLeads = (db: Db, limit = 100): Promise<LeadRow[]> =>
  db.selectFrom("leads").selectAll().orderBy("createdAt", "desc").limit(limit).execute();

export async function updateLeadMailed(db: Db, id: string): Promise<void> {
  await db.updateTable("leads").set({ mailedAt: new Date() }).where("id", "=", id).execute();
}
