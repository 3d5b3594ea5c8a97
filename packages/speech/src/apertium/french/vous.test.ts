import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { agreeWithVous } from "./vous.ts";

it.each([
  [
    "^Vous<prn><tn><p2><mf><pl>$ ^ne<adv>$ ^pouvoir<vbmod><pri><p3><sg>$ ^pas<adv>$",
    "^Vous<prn><tn><p2><mf><pl>$ ^ne<adv>$ ^pouvoir<vbmod><pri><p2><pl>$ ^pas<adv>$",
  ],
  [
    "^vous<prn><tn><p2><mf><pl>$ ^se<prn><pro><ref><p3><mf><sp>$ ^lever<vblex><pri><p3><sg>$",
    "^vous<prn><tn><p2><mf><pl>$ ^vous<prn><pro><p2><mf><pl>$ ^lever<vblex><pri><p2><pl>$",
  ],
  ["^chez<pr>$ ^vous<prn><tn><p2><mf><pl>$ ^être<vbser><pri><p3><sg>$", null],
  ["^il<prn><tn>$ ^vous<prn><pro><p2><mf><pl>$ ^voir<vblex><pri><p3><sg>$", null],
])("%s becomes %s", (stream, agreed) => {
  expect(writeUnits(agreeWithVous(readUnits(stream)))).toBe(agreed ?? stream);
});
