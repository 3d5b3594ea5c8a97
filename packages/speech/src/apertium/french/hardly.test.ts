import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { badly, hardly } from "./hardly.ts";

const MAL = "^mal<adv>$";
const CAN = "^pouvoir<vbmod><pii><p3><pl>$";
const A_PAIN = "^de<pr>$ ^le<det><def><m><sg>$ ^mal<n><m><sg>$";

it("says hardly behind the verb", () => {
  expect(writeUnits(hardly(readUnits(` ${MAL} ${CAN}`)))).toBe(` ${CAN} ^à peine<adv>$`);
  expect(writeUnits(hardly(readUnits(`${CAN} ${MAL}`)))).toBe(`${CAN} ${MAL}`);
});

it("tells badly from harm", () => {
  const [sleeps, does] = ["^dormir<vblex><pri><p3><sg>$", "^faire<vblex><pri><p3><sg>$"];
  expect(writeUnits(badly(readUnits(`${sleeps} ${A_PAIN}`)))).toBe(`${sleeps} ${MAL}`);
  expect(writeUnits(badly(readUnits(`${does} ${A_PAIN}`)))).toBe(`${does} ${A_PAIN}`);
});
