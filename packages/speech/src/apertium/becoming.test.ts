import { expect, it } from "vitest";
import { becomeSo } from "./becoming.ts";
import { readUnits, writeUnits } from "./units.ts";

const WORDS = { make: "faire", itself: "se", become: "devenir" };
const MAKES = "^se<prn><pro><ref><p3>$ ^faire<vblex><pri><p3><sg>$";
const WARM = "^plus<preadv>$ ^chaud<adj><m><sg>$";

it.each([
  [`^il<prn><tn>$ ${MAKES} ${WARM}`, `^il<prn><tn>$ ^devenir<vblex><pri><p3><sg>$ ${WARM}`],
  [`^faire<vblex><ger>+se<prn><enc><ref>$ ${WARM}`, `^devenir<vblex><ger>$ ${WARM}`],
  [`${MAKES} ^mal<adv>$`, null],
  ["^faire<vblex><pri><p3><sg>$ ^chaud<adj><m><sg>$", null],
])("%s becomes %s", (stream, become) => {
  expect(writeUnits(becomeSo(readUnits(stream), WORDS))).toBe(become ?? stream);
});
