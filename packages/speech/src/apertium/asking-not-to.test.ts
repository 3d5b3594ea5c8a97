import { expect, it } from "vitest";
import { askNotTo } from "./asking-not-to.ts";
import { readUnits, writeUnits } from "./units.ts";

it.each([
  [
    "several",
    "^No<adv>$ ^llençar<vblex><imp><p2><pl>+ho<prn><enc><p3><nt>$^.<sent>$",
    "^No<adv>$ ^ho<prn><pro><p3><nt>$ ^llençar<vblex><prs><p2><pl>$^.<sent>$",
  ],
  [
    "one, in a later sentence",
    "^Sí<adv>$^.<sent>$ ^No<adv>$ ^decir<vblex><inf>+le<prn><enc><p3><mf><pl>$ ^nada<prn><tn><nt>$^.<sent>$",
    "^Sí<adv>$^.<sent>$ ^No<adv>$ ^le<prn><pro><p3><mf><pl>$ ^decir<vblex><prs><p2><sg>$ ^nada<prn><tn><nt>$^.<sent>$",
  ],
  ["to do it", "^Mirar<vblex><imp><p2><pl>+lo<prn><enc><p3><nt>$", null],
  [
    "nobody",
    "^No<adv>$ ^dormir<vblex><inf>$ ^ser<vbser><pri><p3><sg>$ ^peligroso<adj><m><sg>$",
    null,
  ],
  ["nobody, after a verb", "^intentar<vblex><inf>$ ^de<pr>$ ^no<adv>$ ^dormir<vblex><inf>$", null],
])("asks %s", (_, stream, asked) => {
  expect(writeUnits(askNotTo(readUnits(stream)))).toBe(asked ?? stream);
});
