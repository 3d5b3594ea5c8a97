import * as fc from "fast-check";

/** The parts of JSON Schema that the routers' schemas use. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const UTF16_UNITS = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));

/** Generates UUIDs: random ones, and `ids` both unchanged and slightly altered. */
export const idsLike = (ids: readonly string[]) =>
  fc.oneof(
    fc.uuid(),
    fc
      .constantFrom(...ids)
      .chain((id) =>
        fc.constantFrom(id, id.toUpperCase(), `${id}\0`, `{${id}}`, `${id}\n`, id.slice(1)),
      ),
  );

/** Generates JSON values that no field expects. */
export const hostileValue = (ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308, [], {}),
    fc.constantFrom("", " ", "\0", "a\0b", "\ud83d", "a\ude00", "\ude00\ud83d", "\u202e", "\r\n"),
    fc.constantFrom("__proto__", "constructor", "../../etc/passwd", "'; drop table users; --"),
    fc.constantFrom("NaN", "1e999", "file:///etc/passwd", "https://x\0y", "http://[::1]/", "%00"),
    fc.constantFrom(5000, 30_000).map((length) => "x".repeat(length)),
    fc.constantFrom(10, 500).map(nested),
    fc.string({ unit: UTF16_UNITS, maxLength: 40 }),
    fc.jsonValue({ maxDepth: 3 }),
    idsLike(ids),
  );

/**
 * Generates content for a schema: valid (`sane` supplies what the schema alone cannot express), with
 * one field slightly changed, corrupted, removed or added, or something else entirely.
 */
export function contentFor(
  schema: Schema | undefined,
  sane: object | undefined,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const hostile = hostileValue(ids);
  const right = rightValue(schema ?? {}, ids).map((value) =>
    isRecord(value) ? { ...value, ...sane } : (sane ?? value),
  );
  const names = Object.keys({ ...schema?.properties, ...sane });
  if (names.length === 0) return fc.oneof(right, hostile);
  const name = fc.constantFrom(...names);
  const anyName = fc.constantFrom(...names, "extra", "__proto__");
  return fc.oneof(
    { weight: 2, arbitrary: right },
    { weight: 4, arbitrary: fc.tuple(right, name, fc.constantFrom(...TOUCHES)).map(touch) },
    { weight: 3, arbitrary: fc.tuple(right, anyName, hostile).map(spoil) },
    { weight: 1, arbitrary: fc.tuple(right, name, fc.constant(undefined)).map(spoil) },
    { weight: 1, arbitrary: hostile },
  );
}

/** Small changes to a text. */
const TOUCHES: readonly ((text: string) => string)[] = [
  (text) => `${text}\0`,
  (text) => `\0${text}`,
  (text) => `${text}\ud83d`,
  (text) => `\ude00${text}`,
  (text) => text.toUpperCase(),
  (text) => ` ${text}\n`,
  (text) => text.repeat(30),
];

function touch([value, name, change]: [unknown, string, (text: string) => string]): unknown {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === "string" ? spoil([value, name, change(text)]) : value;
}

/** Generates a value that the JSON Schema accepts. */
function rightValue(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type, format, enum: choices, const: only, anyOf, pattern, properties } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map((each) => rightValue(each, ids)));
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, each]) => [name, rightValue(each, ids)] as const,
    );
    const requiredKeys = [...(schema.required ?? [])];
    return fc.record(Object.fromEntries(fields), { requiredKeys });
  }
  if (format === "uuid") return idsLike(ids);
  if (type === "integer" || type === "number") return fc.integer({ min: 1 });
  if (type === "boolean") return fc.boolean();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (type === "string") return fc.string({ minLength: 8, maxLength: 40 });
  return fc.constant(undefined);
}

function spoil([value, name, spoilt]: [unknown, string, unknown]): unknown {
  if (!isRecord(value)) return spoilt;
  // Plain assignment of `__proto__` would set the prototype.
  return Object.defineProperty({ ...value }, name, { value: spoilt, enumerable: true });
}

const nested = (depth: number): unknown =>
  depth === 0 ? "deep" : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Splits a block into lines without indentation. */
export const linesOf = (block: string): string[] =>
  block
    .trim()
    .split("\n")
    .map((line) => line.trim());
