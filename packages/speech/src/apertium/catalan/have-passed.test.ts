import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { havePassed } from "./have-passed.ts";

const passed = (stream: string) => writeUnits(havePassed(readUnits(stream)));

it("says that somebody has gone", () => {
  expect(passed("^Ser<vbser><pri><p1><sg>$ ^partir<vblex><pp><f><sg>$")).toBe(
    "^Haver<vaux><pri><p1><sg>$ ^partir<vblex><pp><m><sg>$",
  );
});

it("leaves what is done to something", () => {
  const stream = "^ser<vbser><pri><p3><sg>$ ^fer<vblex><pp><f><sg>$";
  expect(passed(stream)).toBe(stream);
});
