import { expect, it } from "vitest";
import { inSimplePast } from "./simple-past.ts";
import { readUnits, writeUnits } from "./units.ts";

const told = (stream: string) => writeUnits(inSimplePast(readUnits(stream)));

it("says what somebody has done in one word", () => {
  expect(told("^Ter<vbhaver><pri><p1><sg>$ ^terminar<vblex><pp><m><sg>$")).toBe(
    "^Terminar<vblex><ifi><p1><sg>$",
  );
});

it("leaves what somebody had done, and has", () => {
  const had = "^ter<vbhaver><pii><p1><sg>$ ^terminar<vblex><pp><m><sg>$";
  const has = "^ter<vblex><pri><p1><sg>$ ^carro<n><m><sg>$";
  expect(told(had)).toBe(had);
  expect(told(has)).toBe(has);
});
