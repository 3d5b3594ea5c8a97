import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { whenItComes } from "./when-it-comes.ts";

it.each([
  ["^quan<cnjadv>$ ^tenir<vblex><fti><p2><pl>$", "^quan<cnjadv>$ ^tenir<vblex><prs><p2><pl>$"],
  [
    "^quan<cnjadv>$ ^arribar<vblex><prs><p1>$^,<cm>$ ^menjar<vblex><fti><p1>$",
    "^quan<cnjadv>$ ^arribar<vblex><prs><p1>$^,<cm>$ ^menjar<vblex><fti><p1>$",
  ],
  [
    "^quan<cnjadv>$ ^arribar<vblex><fti><p2>$^?<sent>$",
    "^quan<cnjadv>$ ^arribar<vblex><fti><p2>$^?<sent>$",
  ],
  ["^quan<adv><itg>$ ^arribar<vblex><fti><p2>$", "^quan<adv><itg>$ ^arribar<vblex><fti><p2>$"],
])("%s", (units, said) => {
  expect(writeUnits(whenItComes(readUnits(units)))).toBe(said);
});
