import { expect, it } from "vitest";
import { z } from "zod";
import { toWire, wireSchema } from "./wire.ts";

const line = z.object({
  startMs: z.int(),
  heard: z.object({ wordErrorRate: z.number() }).nullable(),
  flags: z.array(z.object({ kindOf: z.string() })),
  spokenAt: z.date(),
  byName: z.record(z.string(), z.string()),
});
const value = {
  startMs: 5,
  heard: { wordErrorRate: 0.1 },
  flags: [{ kindOf: "isLate" }],
  spokenAt: new Date(0),
  byName: { S1: "em_alex" },
};
const onWire = {
  start_ms: 5,
  heard: { word_error_rate: 0.1 },
  flags: [{ kind_of: "isLate" }],
  spoken_at: "1970-01-01T00:00:00.000Z",
  by_name: { S1: "em_alex" },
};

it("renames keys at every depth, writes dates out, and leaves other values alone", () => {
  expect(toWire(line, value)).toEqual(onWire);
});

it("drops fields that the schema does not have", () => {
  expect(toWire(line, { ...value, secret: 1 } as typeof value)).toEqual(onWire);
});

it("derives a schema that takes what the values became, and nothing else", () => {
  const schema = wireSchema(line);
  expect(schema.parse(onWire)).toEqual(onWire);
  expect(schema.parse({ ...onWire, heard: null, flags: [] })).toBeTruthy();
  expect(schema.safeParse(value).success).toBe(false);
  expect(schema.safeParse({ ...onWire, heard: { wordErrorRate: 1 } }).success).toBe(false);
});

it("keeps descriptions and names for the API's reference", () => {
  const person = z.object({ fullName: z.string().nullable().meta({ description: "As typed." }) });
  wireSchema(person, "Person");
  const described = z.toJSONSchema(wireSchema(z.object({ owner: person.nullable() })));
  expect(described).toMatchObject({
    properties: { owner: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] } },
    $defs: { Person: { properties: { full_name: { description: "As typed." } } } },
  });
});
