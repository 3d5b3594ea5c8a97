import * as fc from "fast-check";
import { linesOf } from "./values.ts";

export const METHODS = fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS");

/** Bodies that are malformed JSON, or valid but excessive JSON. */
export const RAW_BODIES = fc.constantFrom(
  ...linesOf(`
    {
    null
    "
    [1,
    NaN
    {"a":1}x
    {"__proto__":{"a":1}}
    {"json":{"constructor":{"prototype":{}}}}
    a=b&token=%00
  `),
  "",
  "\0",
  "\ufeff{}",
  "x".repeat(70_000),
  "[".repeat(30_000) + "]".repeat(30_000),
  '{"json":'.repeat(4000) + "1" + "}".repeat(4000),
);

/** Values of superjson's `meta` field. */
export const META = fc.constantFrom(
  ...linesOf(`
    null
    1
    []
    {"values":null}
    {"values":["Date"]}
    {"values":{"a":["Date"]}}
    {"values":{"email":["Date"]}}
    {"values":{"__proto__.a":["Date"]}}
    {"values":["bigint"]}
    {"values":["regexp"]}
    {"values":["map"]}
    {"values":["URL"]}
    {"values":[["custom","x"]]}
    {"values":[["class","X"]]}
    {"referentialEqualities":{"a":["b.c"]}}
    {"referentialEqualities":[["constructor"]]}
    {"v":999,"values":["set"]}
  `),
);

/** URL parts that are hostile or cannot be decoded. */
export const GARBAGE = fc.constantFrom(
  "%00",
  "%ff",
  "%",
  "%E0%A4%A",
  "..%2f..",
  "%2e%2e",
  "a%2fb",
  ";",
);

/** Unusual request headers. */
export const ODD_HEADERS: readonly Record<string, string>[] = [
  { authorization: "Bearer" },
  { authorization: `Bearer ${"x".repeat(5000)}` },
  { authorization: "Bearer dub_\u00ff" },
  { "content-type": "text/plain" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "application/octet-stream" },
  { "content-type": "application/json; charset=utf-7" },
  { "content-type": "\u00ff/\u00ff;;" },
  { cookie: "google-state=%00; google-verifier=%ff; auth-token" },
  { "stripe-signature": "t=1,v1=\u00ff" },
  { accept: "\u00ff", "accept-encoding": "br;q=nonsense" },
  { origin: "null", "access-control-request-method": "\u00ff" },
  { "x-forwarded-for": "::1, \u00ff", "x-forwarded-host": "a b" },
  { range: "bytes=9-1", "if-none-match": '"', "if-modified-since": "never" },
  { "trpc-accept": "application/jsonl", "x-trpc-source": "\u00ff" },
];
