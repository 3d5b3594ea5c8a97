import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { feel } from "./feelings.ts";

test.each([
  [
    "^essere<vbser><pri><p3><sg>$ ^rimanere<vblex><pp><f><sg>$ ^molto<preadv>$ ^stizzire<vblex><pp><f><sg>$",
    "^si<prn><pro><ref><p3><mf><sp>$ ^essere<vbser><pri><p3><sg>$ ^arrabbiare<vblex><pp><f><sg>$ ^molto<adv>$",
  ],
  [
    "^rimanere<vblex><pri><p1><pl>$ ^malato<adj><m><pl>$",
    "^ci<prn><pro><p1><mf><pl>$ ^ammalare<vblex><pri><p1><pl>$",
  ],
  [
    "^volere<vbmod><pri><p1><sg>$ ^rimanere<vblex><inf>$ ^malato<adj><m><sg>$",
    "^volere<vbmod><pri><p1><sg>$ ^ammalare<vblex><inf>+mi<prn><enc><p1><mf><sg>$",
  ],
  [
    "^rimanere<vblex><pri><p3><sg>$ ^aperto<adj><m><sg>$",
    "^rimanere<vblex><pri><p3><sg>$ ^aperto<adj><m><sg>$",
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(feel(readUnits(pair)))).toBe(italian);
});
