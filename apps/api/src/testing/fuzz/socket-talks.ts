import { CLIENT_EVENTS } from "@dubdeck/domain";
import * as fc from "fast-check";
import { jsonSchema } from "./operations.ts";
import { contentFor, hostileValue, linesOf } from "./values.ts";

/** Everything a client sends on one live connection. */
export interface SocketTalk {
  /** Undefined stands for the caller's own token. */
  readonly token: unknown;
  readonly messages: readonly { readonly event: string; readonly args: readonly unknown[] }[];
  /** Raw frames sent after the messages, bypassing the client library. */
  readonly frames: readonly string[];
}

/** Generates talks from valid to absurd, based on the schemas of client events. */
export function socketTalks(ids: readonly string[]): fc.Arbitrary<SocketTalk> {
  const hostile = hostileValue(ids);
  const known = fc
    .constantFrom(...Object.entries(CLIENT_EVENTS))
    .chain(([event, schema]) =>
      contentFor(jsonSchema(schema), undefined, ids).map((content) => ({ event, args: [content] })),
    );
  const odd = fc.record({
    event: fc.oneof(fc.constantFrom(...ODD_EVENTS, ...Object.keys(CLIENT_EVENTS)), fc.string()),
    args: fc.array(fc.oneof(hostile, fc.uint8Array({ maxLength: 9 })), { maxLength: 3 }),
  });
  return fc.record({
    token: fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, hostile),
    messages: fc.array(fc.oneof(known, odd), { maxLength: 5 }),
    frames: fc.array(fc.constantFrom(...FRAMES), { maxLength: 2 }),
  });
}

/** Event names with a special meaning to event emitters or to Socket.IO. */
const ODD_EVENTS = ["error", "message", "data", "close", "progress", "__proto__", "toString", ""];

/** Packets that are truncated, repeated or announce data that never arrives. */
const FRAMES = [
  ...linesOf(`
    4
    9
    x
    b
    b4
    0{}
    1
    2probe
    3
    5
    6
    40
    41
    42
    42[
    42[]
    42{"a":1}
    42[null]
    42["subscribe"
    42["disconnect"]
    42["error"]
    42/other,["subscribe"]
    4299999999999999999999["subscribe"]
    421[]
    40/other,
    40/%00,
    43[]
    431[]
    44
    44{"message":"x"}
    45
    45-1-[]
    451-["subscribe"]
    451-["subscribe",{"_placeholder":true,"num":0}]
  `),
  "",
  "\0",
  `45${"9".repeat(400)}-[]`,
  `42["subscribe",${"[".repeat(5000)}${"]".repeat(5000)}]`,
  "4".repeat(20_000),
];
