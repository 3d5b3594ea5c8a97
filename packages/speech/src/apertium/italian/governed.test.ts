import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { governed } from "./governed.ts";

const IS = "^essere<vbser><pri><p3><sg>$";
const THE = "^il<det><def><f><sg>$";

test.each([
  [
    `${IS} ^cattivo<adj><m><sg>$ ^per<pr>$ ${THE} ^salute<n><f><sg>$`,
    `^fare<vblex><pri><p3><sg>$ ^male<adv>$ ^a<pr>$ ${THE} ^salute<n><f><sg>$`,
  ],
  [`${IS} ^buono<adj><m><sg>$ ^per<pr>$ ^dormire<vblex><inf>$`],
  [
    "^dolere<vblex><pri><p3><pl>$ ^molto<adv>$",
    "^fare<vblex><pri><p3><pl>$ ^molto<adv>$ ^male<adv>$",
  ],
  [
    "^solere<vblex><pri><p1><sg>$ ^alzare<vblex><inf>+mi<prn><enc><p1><mf><sg>$",
    "^di solito<adv>$ ^mi<prn><pro><p1><mf><sg>$ ^alzare<vblex><pri><p1><sg>$",
  ],
  [
    "^rimanere<vblex><pii><p3><sg>$ ^solo<adj><f><pl>$ ^tre<num><mf><sp>$ ^persona<n><f><pl>$",
    "^rimanere<vblex><pii><p3><pl>$ ^solo<adv>$ ^tre<num><mf><sp>$ ^persona<n><f><pl>$",
  ],
  [`${IS} ^bene<adv>$^.<sent>$`, "^stare<vblex><pri><p3><sg>$ ^bene<adv>$^.<sent>$"],
  [`${IS} ^bene<adv>$ ^che<cnjsub>$`],
])("%s", (pair, italian = pair) => {
  expect(writeUnits(governed(readUnits(pair)))).toBe(italian);
});
