import { cursorOf, type Page, type Paged, readCursor } from "@dubdeck/domain";
import { sql } from "kysely";

/**
 * Sort key in whole milliseconds, the precision of a cursor; rows of the same millisecond are
 * ordered by id.
 */
export const byCreation = sql`date_trunc('milliseconds', created_at)`;

/**
 * Builds the condition for rows after the cursor in a list ordered by `byCreation` and id, newest
 * first.
 */
export function isBehind(cursor: string) {
  const { createdAt, id } = readCursor(cursor);
  return sql<boolean>`(${byCreation}, id) < (${createdAt}, ${id}::uuid)`;
}

/** Builds a page from rows that were selected with a limit of one more than the page's. */
export function toPage<T extends { createdAt: Date; id: string }>(
  rows: T[],
  { limit }: Page,
): Paged<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > limit ? cursorOf(last) : null };
}
