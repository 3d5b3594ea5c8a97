import { z } from "zod";

/** Procedures that one request to the tRPC door may call. */
export const MAX_TRPC_BATCH = 20;

const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

/** Where the next page begins; opaque to clients. */
const cursorSchema = z
  .string()
  .regex(/^\d{1,15}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, "This cursor is not valid.");
const limitSchema = z.int().min(1).max(MAX_PAGE);

/** Which part of a list, newest first, is asked for. */
export const pageSchema = z.object({
  /** Null or left out for the first page. */
  cursor: cursorSchema.nullish(),
  limit: limitSchema.default(DEFAULT_PAGE),
});
export type Page = z.infer<typeof pageSchema>;

/** The same from a query string. */
export const pageQuerySchema = z.object({
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().pipe(limitSchema).default(DEFAULT_PAGE),
});

/** Part of a list; `nextCursor` is null at its end. */
export interface Paged<T> {
  items: T[];
  nextCursor: string | null;
}

export const pagedSchema = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** The cursor that continues behind this row. */
export const cursorOf = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  `${createdAt.getTime()}.${id}`;

/** The row that a valid cursor continues behind. */
export function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [ms, id] = cursor.split(".");
  return { createdAt: new Date(Number(ms)), id: id ?? "" };
}
