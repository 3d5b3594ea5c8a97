import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { becauseDoing } from "./because.ts";

test.each([
  [
    "an infinitive after because",
    "^porque<cnjadv>$ ^dirigir<vblex><prs><p1><sg>$ ^cansar<vblex><pri><p3><sg>$",
    "^porque<cnjadv>$ ^dirigir<vblex><inf>$ ^cansar<vblex><pri><p3><sg>$",
  ],
  [
    "a wish after that",
    "^que<cnjsub>$ ^dirigir<vblex><prs><p1><sg>$",
    "^que<cnjsub>$ ^dirigir<vblex><prs><p1><sg>$",
  ],
])("%s", (_, translated, arranged) => {
  expect(writeUnits(becauseDoing(readUnits(translated)))).toBe(arranged);
});
