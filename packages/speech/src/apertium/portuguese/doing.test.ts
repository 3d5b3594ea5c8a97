import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { doing, wasDoing } from "./doing.ts";

test.each([
  [
    "an infinitive after because",
    "^porque<cnjadv>$ ^dirigir<vblex><prs><p1><sg>$ ^cansar<vblex><pri><p3><sg>$",
    "^porque<cnjadv>$ ^dirigir<vblex><inf>$ ^cansar<vblex><pri><p3><sg>$",
  ],
  [
    "an infinitive after let me",
    "^dejar<vblex><prs><p3><sg>+me<prn><enc><p1><mf><sg>$ ^explicar<vblex><prs><p1><sg>$",
    "^dejar<vblex><prs><p3><sg>+me<prn><enc><p1><mf><sg>$ ^explicar<vblex><inf>$",
  ],
  [
    "a wish after that",
    "^que<cnjsub>$ ^dirigir<vblex><prs><p1><sg>$",
    "^que<cnjsub>$ ^dirigir<vblex><prs><p1><sg>$",
  ],
])("%s", (_, translated, arranged) => {
  expect(writeUnits(doing(readUnits(translated)))).toBe(arranged);
});

const WAS = "^anar<vaux><p1><sg>$ ^estar<vblex><inf>$";

test.each([
  [`${WAS} ^esperar<vblex><ger>$`, "^anar<vaux><p1><sg>$ ^esperar<vblex><inf>$"],
  [`${WAS} ^a<pr>$`, null],
  ["^estar<vblex><fti><p1><sg>$ ^esperar<vblex><ger>$", " ^esperar<vblex><fti><p1><sg>$"],
  ["^estar<vblex><pri><p1><sg>$ ^esperar<vblex><ger>$", null],
])("%s is over", (translated, past) => {
  expect(writeUnits(wasDoing(readUnits(translated)))).toBe(past ?? translated);
});
