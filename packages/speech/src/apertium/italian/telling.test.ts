import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { telling } from "./telling.ts";

const TOLD_ME = "^mi<prn><pro><p1><mf><sg>$ ^avere<vbhaver><pri><p3><sg>$ ^dire<vblex><pp><m><sg>$";

test.each([
  [
    `${TOLD_ME} ^per<pr>$ ^non<adv>$ ^preoccupare<vblex><inf>+si<prn><enc><ref><p3><mf><sp>$`,
    `${TOLD_ME} ^di<pr>$ ^non<adv>$ ^preoccupare<vblex><inf>+mi<prn><enc><p1><mf><sg>$`,
  ],
  [
    "^dire<vblex><pp><m><sg>$ ^a<pr>$ ^il<det><def><m><pl>$ ^bambino<n><m><pl>$ ^per<pr>$ ^venire<vblex><inf>$",
    "^dire<vblex><pp><m><sg>$ ^a<pr>$ ^il<det><def><m><pl>$ ^bambino<n><m><pl>$ ^di<pr>$ ^venire<vblex><inf>$",
  ],
  ["^venire<vblex><pri><p1><sg>$ ^per<pr>$ ^dire<vblex><inf>$"],
  [
    "^affidare<vblex><pri><p1><sg>$ ^in<pr>$ ^lei<prn><tn><p3><f><sg>$",
    "^mi<prn><pro><p1><mf><sg>$ ^fidare<vblex><pri><p1><sg>$ ^di<pr>$ ^lei<prn><tn><p3><f><sg>$",
  ],
  [
    "^telefonare<vblex><pri><p1><sg>$ ^il<det><def><m><sg>$ ^medico<n><m><sg>$",
    "^chiamare<vblex><pri><p1><sg>$ ^il<det><def><m><sg>$ ^medico<n><m><sg>$",
  ],
  ["^telefonare<vblex><pri><p1><sg>$ ^a<pr>$ ^il<det><def><m><sg>$ ^medico<n><m><sg>$"],
  [
    "^trattare<vblex><imp><p2><pl>$ ^di<pr>$ ^dormire<vblex><inf>$",
    "^cercare<vblex><imp><p2><pl>$ ^di<pr>$ ^dormire<vblex><inf>$",
  ],
  [
    "^sapere<vblex><pri><p1><sg>$ ^nulla<prn><tn><nt><sg>$ ^su<pr>$ ^lui<prn><tn><p3><m><sg>$",
    "^sapere<vblex><pri><p1><sg>$ ^nulla<prn><tn><nt><sg>$ ^di<pr>$ ^lui<prn><tn><p3><m><sg>$",
  ],
  ["^contare<vblex><pri><p1><sg>$ ^su<pr>$ ^lui<prn><tn><p3><m><sg>$"],
])("%s", (pair, italian = pair) => {
  expect(writeUnits(telling(readUnits(pair)))).toBe(italian);
});
