import * as fc from "fast-check";
import { GARBAGE, META, METHODS, ODD_HEADERS, RAW_BODIES } from "./http-junk.ts";
import type { Method } from "../test-app.ts";
import { contentFor, hostileValue, idsLike, type Schema } from "./values.ts";

/** An HTTP request. */
export interface HttpCall {
  readonly method: string;
  /** Path including the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An operation and its schemas, as known from the router. */
export interface Operation {
  readonly method: Method;
  /** Path with placeholders such as `:id`. */
  readonly path: string;
  /** Schema of the body, or of a procedure's input. */
  readonly body?: Schema | undefined;
  readonly query?: Readonly<Record<string, Schema>>;
  /** Valid values for what the schema alone cannot express. */
  readonly sane?: object | undefined;
}

/** Placeholder in calls for the sender's session. */
export const OWN_SESSION = "Bearer <session>";

/** Generates calls of a REST route or a page, from valid to absurd. */
export function restCalls(operation: Operation, ids: readonly string[]): fc.Arbitrary<HttpCall> {
  const { method, path, body, query = {}, sane } = operation;
  const id = fc.oneof(
    idsLike(ids).map(encode),
    hostileValue(ids).map((value) => encode(String(value)).slice(0, 3000)),
    GARBAGE,
  );
  const json = contentFor(body, sane, ids).map((content) => JSON.stringify(content) ?? "");
  return fc.record({
    method: fc.oneof({ weight: 15, arbitrary: fc.constant(method) }, METHODS),
    path: fc
      .tuple(id, queryString(query, ids))
      .map(([one, search]) => path.replaceAll(/:\w+/g, () => one) + search),
    headers: HEADERS,
    ...(["POST", "PATCH"].includes(method) && {
      body: fc.oneof({ weight: 6, arbitrary: json }, RAW_BODIES),
    }),
  });
}

/** Generates calls of a procedure, from valid to absurd. */
export function procedureCalls(
  operation: Operation,
  ids: readonly string[],
): fc.Arbitrary<HttpCall> {
  const { method, path, body, sane } = operation;
  const input = contentFor(body, sane, ids).map((json) => JSON.stringify({ json }));
  const wrapped = fc.oneof(
    { weight: 8, arbitrary: input },
    fc.tuple(input, META).map(([text, meta]) => `${text.slice(0, -1)},"meta":${meta}}`),
    RAW_BODIES,
  );
  const batch = fc.oneof(
    wrapped.map((text) => `{"0":${text},"1":${text}}`),
    fc.constantFrom("[]", "null", "1", '{"0":null}', '{"-1":{}}', '{"0":{"json":1},"999999":{}}'),
  );
  const single = wrapped.map((text) => ({ search: "", text }));
  const batched = batch.map((text) => ({ search: "batch=1&", text }));
  const shape = fc.oneof({ weight: 6, arbitrary: single }, batched);
  const names = fc.oneof(
    { weight: 12, arbitrary: fc.constant(path) },
    fc.constantFrom(`${path},${path}`, `${path},`, `${path}.x`, `${path}%00`, `${path}%ff`),
  );
  return fc
    .record({
      method: fc.oneof({ weight: 15, arbitrary: fc.constant(method) }, METHODS),
      name: names,
      shape,
      headers: HEADERS,
    })
    .map(({ method: verb, name, shape: { search, text }, headers: sent }) =>
      verb === "GET"
        ? { method: verb, path: `/trpc/${name}?${search}input=${encode(text)}`, headers: sent }
        : { method: verb, path: `/trpc/${name}?${search}`, headers: sent, body: text },
    );
}

function queryString(
  query: Readonly<Record<string, Schema>>,
  ids: readonly string[],
): fc.Arbitrary<string> {
  const names = Object.keys(query);
  if (names.length === 0)
    return fc.oneof(
      fc.constant(""),
      GARBAGE.map((text) => `?${text}`),
    );
  return contentFor({ type: "object", properties: query }, undefined, ids).chain((content) => {
    const pairs = Object.entries(Object(content)).map(
      ([name, value]) => `${encode(name)}=${encode(String(value))}`,
    );
    const repeated = names.map((name) => `${name}=1&${name}=2&${name}[a]=3`);
    return fc.constantFrom(pairs.join("&"), ...repeated, "%00=%00", "=").map((text) => `?${text}`);
  });
}

const RIGHT_HEADERS: Record<string, string> = {
  "content-type": "application/json",
  authorization: OWN_SESSION,
};
const HEADERS = fc.oneof(
  { weight: 8, arbitrary: fc.constant(RIGHT_HEADERS) },
  fc.constantFrom(...ODD_HEADERS).map((odd) => ({ ...RIGHT_HEADERS, ...odd })),
);

/** Encodes text for a URL; lone surrogates must be replaced first. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
