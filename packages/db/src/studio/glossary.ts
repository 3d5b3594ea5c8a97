import {
  AppError,
  type GlossaryTerm,
  MAX_TERMS,
  type NewTerm,
  type TermPatch,
} from "@dubdeck/domain";
import { sql } from "kysely";
import { type Db, inTransaction } from "../database.ts";
import { lockUser } from "../accounts/users.ts";

const SHOWN = ["id", "term", "language", "translation", "sayAs", "createdAt"] as const;

/** Lists an account's terms by name. */
export const selectTerms = (db: Db, userId: string): Promise<GlossaryTerm[]> =>
  db
    .selectFrom("glossaryTerms")
    .select(SHOWN)
    .where("userId", "=", userId)
    .orderBy(sql`lower(term)`)
    .orderBy("language", (order) => order.asc().nullsFirst())
    .execute();

/** Adds a term. Throws AppError CONFLICT if it exists, or if the account has as many as allowed. */
export function insertTerm(db: Db, userId: string, added: NewTerm): Promise<GlossaryTerm> {
  return inTransaction(db, async (trx) => {
    // Serialize calls, so that concurrent ones cannot exceed the limit together.
    await lockUser(trx, userId);
    const terms = await selectTerms(trx, userId);
    if (terms.length >= MAX_TERMS) {
      const message = `A glossary has at most ${MAX_TERMS} terms. Please remove one first.`;
      throw new AppError("CONFLICT", message);
    }
    requireNew(terms, added);
    const insert = trx.insertInto("glossaryTerms").values({ ...added, userId });
    return await insert.returning(SHOWN).executeTakeFirstOrThrow();
  });
}

/**
 * Changes a term; returns null if the account has no such term. Throws AppError CONFLICT if another
 * term is the same.
 */
export function updateTerm(
  db: Db,
  userId: string,
  { id, ...patch }: TermPatch & { readonly id: string },
): Promise<GlossaryTerm | null> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const terms = await selectTerms(trx, userId);
    const before = terms.find((term) => term.id === id);
    if (!before) return null;
    const given = Object.entries(patch).filter(([, value]) => value !== undefined);
    const { term, language, translation, sayAs } = { ...before, ...Object.fromEntries(given) };
    requireNew(
      terms.filter((other) => other.id !== id),
      { term, language },
    );
    const update = trx
      .updateTable("glossaryTerms")
      .set({ term, language, translation, sayAs })
      .where("id", "=", id);
    return await update.returning(SHOWN).executeTakeFirstOrThrow();
  });
}

/** Removes a term; returns false if the account has no such term. */
export async function deleteTerm(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("glossaryTerms")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function requireNew(
  terms: readonly GlossaryTerm[],
  { term, language }: Pick<NewTerm, "term" | "language">,
): void {
  const twin = terms.some(
    (other) => other.term.toLowerCase() === term.toLowerCase() && other.language === language,
  );
  if (twin) throw new AppError("CONFLICT", `Your glossary has “${term}” already.`);
}
