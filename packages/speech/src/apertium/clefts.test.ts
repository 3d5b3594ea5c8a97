import { expect, it } from "vitest";
import { divideClefts } from "./clefts.ts";
import { readUnits, writeUnits } from "./units.ts";

it.each([
  [
    "^És/ser<vbser><pri><p3><sg>$ ^així que/així que<cnjadv>$ ^funciona/funcionar<vblex><pri><p3><sg>$",
    "^És/ser<vbser><pri><p3><sg>$ ^així/així<adv>$ ^que/que<cnjsub>$ ^funciona/funcionar<vblex><pri><p3><sg>$",
  ],
  [
    "^Així que/així que<cnjadv>$ ^arribi/arribar<vblex><prs><p1><sg>$",
    "^Així que/així que<cnjadv>$ ^arribi/arribar<vblex><prs><p1><sg>$",
  ],
])("%s", (read, divided) => {
  expect(writeUnits(divideClefts(readUnits(read)))).toBe(divided);
});
