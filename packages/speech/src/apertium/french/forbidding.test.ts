import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { forbid } from "./forbidding.ts";

it.each([
  [
    "^Tu<prn><tn><p2><mf><sg>$ ^ne<adv>$ ^lui<prn><pro><p3><mf><sg>$ ^dire<vblex><prs><p2><sg>$ ^pas<adv>$",
    "^Ne<adv>$ ^lui<prn><pro><p3><mf><sg>$ ^dire<vblex><imp><p2><sg>$ ^pas<adv>$",
  ],
  [
    "^oui<adv>$^,<cm>$ ^ne<adv>$ ^dire<vblex><prs><p2><sg>$ ^pas<adv>$",
    "^oui<adv>$^,<cm>$ ^ne<adv>$ ^dire<vblex><imp><p2><sg>$ ^pas<adv>$",
  ],
  ["^que<cnjsub>$ ^tu<prn><tn><p2><mf><sg>$ ^ne<adv>$ ^dire<vblex><prs><p2><sg>$ ^pas<adv>$", null],
  ["^Tu<prn><tn><p2><mf><sg>$ ^ne<adv>$ ^dire<vblex><pri><p2><sg>$ ^pas<adv>$", null],
])("forbids in %s", (stream, forbidden) => {
  expect(writeUnits(forbid(readUnits(stream)))).toBe(forbidden ?? stream);
});
