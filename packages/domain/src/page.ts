import { z } from "zod";

/** Maximum number of procedure calls in one tRPC request. */
export const MAX_TRPC_BATCH = 20;

const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

/** Position of the next page; opaque to clients. */
const cursorSchema = z
  .string()
  .regex(/^\d{1,15}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, "This cursor is not valid.");
const limitSchema = z.int().min(1).max(MAX_PAGE);

/** Selects a page of a list sorted newest first. */
export const pageSchema = z.object({
  /** Null or omitted for the first page. */
  cursor: cursorSchema.nullish(),
  limit: limitSchema.default(DEFAULT_PAGE),
});
export type Page = z.infer<typeof pageSchema>;

/** Selects a page by query string parameters. */
export const pageQuerySchema = z.object({
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().pipe(limitSchema).default(DEFAULT_PAGE),
});

/** A page of a list; `nextCursor` is null on the last page. */
export interface Paged<T> {
  items: T[];
  nextCursor: string | null;
}

export const pagedSchema = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** Returns the cursor of the page after this row. */
export const cursorOf = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  `${createdAt.getTime()}.${id}`;

/** Returns the row before the page of a valid cursor. */
export function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [ms, id] = cursor.split(".");
  return { createdAt: new Date(Number(ms)), id: id ?? "" };
}
