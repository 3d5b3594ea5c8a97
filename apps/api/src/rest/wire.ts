import { z } from "zod";

type SnakeCase<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Uppercase<Head> & Lowercase<Head>
    ? `${Head}${SnakeCase<Tail>}`
    : Head extends Uppercase<Head>
      ? `_${Lowercase<Head>}${SnakeCase<Tail>}`
      : `${Head}${SnakeCase<Tail>}`
  : S;

/** A domain value in the REST API's format: keys in snake_case at every depth, dates as ISO 8601. */
export type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [K in keyof T as K extends string ? SnakeCase<K> : K]: Wire<T[K]> }
      : T;

/** `startMs` → `start_ms`. */
const toSnakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Converts the keys of a flat object to snake_case. */
export const snakeKeys = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [toSnakeCase(key), inner]));

const named = new WeakMap<z.ZodType, z.ZodType>();

/**
 * Derives the schema of `toWire`'s result from the domain schema and keeps its descriptions.
 * @param name registers the schema as an OpenAPI component, which other schemas then reference
 */
export function wireSchema<T extends z.ZodType>(
  schema: T,
  name?: string,
): z.ZodType<Wire<z.output<T>>> {
  const derived = derive(schema);
  if (!name) return derived as unknown as z.ZodType<Wire<z.output<T>>>;
  const whole = derived.meta({ id: name });
  named.set(schema, whole);
  return whole as unknown as z.ZodType<Wire<z.output<T>>>;
}

function derive(schema: z.ZodType): z.ZodType {
  const known = named.get(schema);
  if (known) return known;
  const derived = deriveKind(schema);
  const { description } = schema;
  return description && derived !== schema ? derived.meta({ description }) : derived;
}

function deriveKind(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDate) return z.iso.datetime();
  if (schema instanceof z.ZodNullable) return derive(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return derive(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodArray) return z.array(derive(schema.element as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape = Object.entries<z.ZodType>(schema.shape);
  return z.object(
    Object.fromEntries(shape.map(([key, inner]) => [toSnakeCase(key), derive(inner)])),
  );
}

/** Encodes a domain value for the REST API; drops fields that the schema does not have. */
export function toWire<T extends z.ZodType>(schema: T, value: z.output<T>): Wire<z.output<T>> {
  return encode(schema, value) as Wire<z.output<T>>;
}

function encode(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (value instanceof Date) return value.toISOString();
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return encode(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).map((item) => encode(schema.element as z.ZodType, item));
  }
  if (!(schema instanceof z.ZodObject)) return value;
  const shape = Object.entries<z.ZodType>(schema.shape);
  const from = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    shape.map(([key, inner]) => [toSnakeCase(key), encode(inner, from[key])]),
  );
}
