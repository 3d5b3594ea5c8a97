import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { thatDoes } from "./that-does.ts";

const IL = "^il<prn><tn><p3><m><sg>$";
const CA = "^ça<prn><tn><nt>$";
const COSTS = "^coûter<vblex><pri><p3><sg>$ ^beaucoup<adv>$";
const MAKES = "^faire<vblex><pri><p3><sg>$";

it.each([
  [`${IL} ${COSTS}`, `${CA} ${COSTS}`],
  [`${IL} ^ne<adv>$ ${COSTS}`, `${CA} ^ne<adv>$ ${COSTS}`],
  [`${IL} ^faire<vblex><pri><p3><sg># mal$`, `${CA} ^faire<vblex><pri><p3><sg># mal$`],
  [`${IL} ${MAKES} ^de<pr>$ ^bruit<n><m><sg>$`, `${CA} ${MAKES} ^de<pr>$ ^bruit<n><m><sg>$`],
  [`${IL} ^marcher<vblex><pri><p3><sg>$^.<sent>$`, `${CA} ^marcher<vblex><pri><p3><sg>$^.<sent>$`],
  [`${IL} ^marcher<vblex><pri><p3><sg>$ ^vers<pr>$`, null],
  [`${IL} ${MAKES} ^le<det><def><f><sg>$ ^cuisine<n><f><sg>$`, null],
  [`^téléphone<n><m><sg>$^,<cm>$ ${IL} ${COSTS}`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(thatDoes(readUnits(stream)))).toBe(said ?? stream);
});
