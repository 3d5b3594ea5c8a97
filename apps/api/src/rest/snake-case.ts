import { z } from "zod";

type SnakeCase<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Uppercase<Head> & Lowercase<Head>
    ? `${Head}${SnakeCase<Tail>}`
    : Head extends Uppercase<Head>
      ? `_${Lowercase<Head>}${SnakeCase<Tail>}`
      : `${Head}${SnakeCase<Tail>}`
  : S;

/** The same value with its own and its inner objects' keys in snake_case. */
export type SnakeKeys<T> = T extends Date
  ? T
  : T extends readonly (infer Item)[]
    ? SnakeKeys<Item>[]
    : T extends object
      ? { [K in keyof T as K extends string ? SnakeCase<K> : K]: SnakeKeys<T[K]> }
      : T;

/** `startMs` → `start_ms`. */
export const toSnakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Renames the keys of a value and of all objects inside it from camelCase to snake_case. */
export function snakeKeys<T>(value: T): SnakeKeys<T> {
  return rename(value) as SnakeKeys<T>;
}

function rename(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rename);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toSnakeCase(key), rename(inner)]),
  );
}

/** Derives the schema of `snakeKeys`' result from the schema of its argument. */
export function snakeSchema<T extends z.ZodType>(schema: T): z.ZodType<SnakeKeys<z.output<T>>> {
  return renameSchema(schema) as unknown as z.ZodType<SnakeKeys<z.output<T>>>;
}

function renameSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable) return renameSchema(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return renameSchema(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodArray) return z.array(renameSchema(schema.element as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape = Object.entries<z.ZodType>(schema.shape);
  return z.object(
    Object.fromEntries(shape.map(([key, inner]) => [toSnakeCase(key), renameSchema(inner)])),
  );
}
