import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { ownInfinitives } from "./own-infinitives.ts";

const STAY = "quedar<vblex><inf>+es<prn><enc><ref><p3><mf><sp>";

it.each([
  [`^preferir<vblex><pri><p1><sg>$ ^${STAY}$`, "em<prn><enc><p1><mf><sg>"],
  [`^voler<vbmod><pri><p2><pl>$ ^no<adv>$ ^${STAY}$`, "us<prn><enc><p2><mf><pl>"],
  [`^preferir<vblex><pri><p3><sg>$ ^${STAY}$`, "es<prn><enc><ref><p3><mf><sp>"],
  [`^casa<n><f><sg>$ ^${STAY}$`, "es<prn><enc><ref><p3><mf><sp>"],
])("%s", (units, pronoun) => {
  expect(writeUnits(ownInfinitives(readUnits(units)))).toContain(`quedar<vblex><inf>+${pronoun}$`);
});
