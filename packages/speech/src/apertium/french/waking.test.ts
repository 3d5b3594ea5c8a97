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
  [
    "^je<prn><tn>$ ^être<vblex><pri><p1><sg>$ ^en<pr>$ ^entraîner<vblex><ger>$ ^pour<pr>$",
    `^je<prn><tn>$ ^être<vblex><pri><p1><sg>$ ^en train de<pr>$ ${ME} ^entraîner<vblex><inf>$ ^pour<pr>$`,
  ],
  [
    "^il<prn><tn>$ ^entraîner<vblex><pri><p3><sg>$ ^tout<predet>$ ^le<det>$ ^jour<n><m><pl>$",
    "^il<prn><tn>$ ^se<prn><pro><ref><p3><mf><sp>$ ^entraîner<vblex><pri><p3><sg>$ ^tout<predet>$ ^le<det>$ ^jour<n><m><pl>$",
  ],
  [`${ME} ^avoir<vbhaver><pri><p3><sg>$ ${WOKE}`, null],
  ["^réveiller<vblex><pri><p3><sg>$ ^le<det><def><m><sg>$ ^bébé<n><m><sg>$", null],
])("%s becomes %s", (stream, waking) => {
  expect(writeUnits(wakeOneself(readUnits(stream)))).toBe(waking ?? stream);
});
