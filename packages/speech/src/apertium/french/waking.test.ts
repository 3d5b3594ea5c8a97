import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { wakeOneself } from "./waking.ts";

const WOKE = "^réveiller<vblex><pp><m><sg>$";
const ME = "^me<prn><pro><p1><mf><sg>$";

it.each([
  [
    `^je<prn><tn><p1><mf><sg>$ ^avoir<vbhaver><pri><p1><sg>$ ${WOKE} ^tôt<adv>$`,
    `^je<prn><tn><p1><mf><sg>$ ${ME} ^être<vbser><pri><p1><sg>$ ${WOKE} ^tôt<adv>$`,
  ],
  [
    "^pour<pr>$ ^réveiller<vblex><inf>$",
    "^pour<pr>$ ^se<prn><pro><ref><p3><mf><sp>$ ^réveiller<vblex><inf>$",
  ],
  [`${ME} ^avoir<vbhaver><pri><p3><sg>$ ${WOKE}`, null],
  ["^réveiller<vblex><pri><p3><sg>$ ^le<det><def><m><sg>$ ^bébé<n><m><sg>$", null],
])("%s becomes %s", (stream, waking) => {
  expect(writeUnits(wakeOneself(readUnits(stream)))).toBe(waking ?? stream);
});
