import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { inSubjunctive } from "./subjunctive.ts";

it.each([
  [
    "^parce que<cnjadv>$ ^vous<prn><tn>$ ^faire<vblex><prs><p2><pl>$",
    "^pour que<cnjadv>$ ^vous<prn><tn>$ ^faire<vblex><prs><p2><pl>$",
  ],
  [
    "^jusqu'à ce que<cnjadv>$ ^il<prn><tn>$ ^être<vbser><pri><p3><sg>$ ^venir<vblex><pp><m><sg>$",
    "^jusqu'à ce que<cnjadv>$ ^il<prn><tn>$ ^être<vbser><prs><p3><sg>$ ^venir<vblex><pp><m><sg>$",
  ],
  [
    "^espérer<vblex><pri><p1><sg>$ ^que<cnjsub>$ ^il<prn><tn>$ ^venir<vblex><prs><p3><sg>$",
    "^espérer<vblex><pri><p1><sg>$ ^que<cnjsub>$ ^il<prn><tn>$ ^venir<vblex><fti><p3><sg>$",
  ],
  [
    "^espérer<vblex><pri><p1><sg>$ ^que<cnjsub>$ ^il<prn><tn>$ ^aimer<vblex><prs><p3><sg>$",
    "^espérer<vblex><pri><p1><sg>$ ^que<cnjsub>$ ^il<prn><tn>$ ^aimer<vblex><pri><p3><sg>$",
  ],
  ["^parce que<cnjadv>$ ^il<prn><tn>$ ^pleuvoir<vblex><pri><p3><sg>$", null],
  ["^avant que<cnjadv>$ ^cela<prn><tn>$^,<cm>$ ^il<prn><tn>$ ^être<vbser><pri><p3><sg>$", null],
])("%s becomes %s", (stream, changed) => {
  expect(writeUnits(inSubjunctive(readUnits(stream)))).toBe(changed ?? stream);
});
