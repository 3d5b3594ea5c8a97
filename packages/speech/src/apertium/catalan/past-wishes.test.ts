import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { wishInPast } from "./past-wishes.ts";

it.each([
  ["cni", "pis"],
  ["pii", "pis"],
  ["pri", "prs"],
])("behind %s comes %s", (governing, tense) => {
  const units = `^voler<vblex><${governing}><p1><sg>$ ^que<cnjsub>$ ^venir<vblex><prs><p2><sg>$`;
  expect(writeUnits(wishInPast(readUnits(units)))).toContain(`venir<vblex><${tense}>`);
});
