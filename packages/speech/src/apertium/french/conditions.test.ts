import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { suppose } from "./conditions.ts";

const [IF, SOMEBODY] = ["si<cnjadv>", "quelqu'un<prn><tn><mf><sg>"];

it.each([
  [
    `^${IF}$ ^${SOMEBODY}$ ^vouloir<vbmod><prs><p3><sg>$^,<cm>$ ^rire<vblex><cni><p1><sg>$`,
    `^${IF}$ ^${SOMEBODY}$ ^vouloir<vbmod><pii><p3><sg>$^,<cm>$ ^rire<vblex><cni><p1><sg>$`,
  ],
  [
    `^${IF}$ ^${SOMEBODY}$ ^venir<vblex><prs><p3><sg>$^,<cm>$ ^rire<vblex><fti><p1><sg>$`,
    `^${IF}$ ^${SOMEBODY}$ ^venir<vblex><pri><p3><sg>$^,<cm>$ ^rire<vblex><fti><p1><sg>$`,
  ],
  [`^${IF}$^,<cm>$ ^pour que<cnjadv>$ ^${SOMEBODY}$ ^venir<vblex><prs><p3><sg>$`, null],
  [`^${IF}$ ^${SOMEBODY}$ ^venir<vblex><pri><p3><sg>$`, null],
  [`^pour que<cnjadv>$ ^${SOMEBODY}$ ^venir<vblex><prs><p3><sg>$`, null],
])("%s becomes %s", (stream, supposed) => {
  expect(writeUnits(suppose(readUnits(stream)))).toBe(supposed ?? stream);
});
