import { expect, it } from "vitest";
import { z } from "zod";
import { snakeKeys, snakeSchema } from "./snake-case.ts";

const line = z.object({
  startMs: z.int(),
  heard: z.object({ wordErrorRate: z.number() }).nullable(),
  flags: z.array(z.object({ kindOf: z.string() })),
});
const value = { startMs: 5, heard: { wordErrorRate: 0.1 }, flags: [{ kindOf: "late" }] };

it("renames keys at every depth, and leaves values alone", () => {
  expect(snakeKeys(value)).toEqual({
    start_ms: 5,
    heard: { word_error_rate: 0.1 },
    flags: [{ kind_of: "late" }],
  });
  expect(snakeKeys({ aDate: new Date(0), theText: "camelCase" })).toEqual({
    a_date: new Date(0),
    the_text: "camelCase",
  });
});

it("derives a schema that takes what the values became, and nothing else", () => {
  const schema = snakeSchema(line);
  expect(schema.parse(snakeKeys(value))).toEqual(snakeKeys(value));
  expect(schema.parse({ start_ms: 1, heard: null, flags: [] })).toBeTruthy();
  expect(schema.safeParse(value).success).toBe(false);
  expect(schema.safeParse({ ...snakeKeys(value), heard: { wordErrorRate: 1 } }).success).toBe(
    false,
  );
});
