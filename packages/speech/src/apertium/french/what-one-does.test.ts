import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { whatOneDoes } from "./what-one-does.ts";

const WHAT = "^celui qui<rel><nt>$";
const HE = "^celui que<rel><nt>$ ^il<prn><tn><p3><m><sg>$";
const DOES = "^faire<vblex><pri><p3><sg>$";
const IS_DOING = "^être<vbser><pri><p3><sg>$ ^en train de<pr>$ ^faire<vblex><inf>$";

it.each([
  [`${WHAT} ${DOES}`, `${HE} ${DOES}`],
  [`${WHAT} ${IS_DOING}`, `${HE} ${IS_DOING}`],
  [
    "^celui que<rel><nt>$ ^dire<vblex><pri><p3><pl>$",
    "^celui que<rel><nt>$ ^il<prn><tn><p3><m><pl>$ ^dire<vblex><pri><p3><pl>$",
  ],
  [`${WHAT} ${DOES} ^peur<n><f><sg>$`, null],
  [`${WHAT} ^importer<vblex><pri><p3><sg>$`, null],
])("%s becomes %s", (stream, does) => {
  expect(writeUnits(whatOneDoes(readUnits(stream)))).toBe(does ?? stream);
});
