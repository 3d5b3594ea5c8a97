import type { ColumnType } from "kysely";

/** Set by the database if omitted, never changed afterwards. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
