import { cursorOf, type Page, type Paged, readCursor } from "@dubdeck/domain";
import { sql } from "kysely";

/** Rows of one millisecond are ordered by id: a cursor has no finer clock. */
export const byCreation = sql`date_trunc('milliseconds', created_at)`;

/** True for rows that come after the cursor in a list ordered by `byCreation` and id, newest first. */
export function isBehind(cursor: string) {
  const { createdAt, id } = readCursor(cursor);
  return sql<boolean>`(${byCreation}, id) < (${createdAt}, ${id}::uuid)`;
}

/** A page of rows that were read with one more than its limit. */
export function toPage<T extends { createdAt: Date; id: string }>(
  rows: T[],
  { limit }: Page,
): Paged<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > limit ? cursorOf(last) : null };
}
