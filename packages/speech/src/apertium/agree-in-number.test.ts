import { expect, it } from "vitest";
import { agreeInNumber } from "./agree-in-number.ts";
import { readUnits, writeUnits } from "./units.ts";

const BAGS = "^Mon<det><pos><mf><pl>$ ^bagage<n><m><pl>$";

it.each([
  [
    `${BAGS} ^ne<adv>$ ^être<vbser><pri><p3><sg>$ ^pas<adv>$ ^arriver<vblex><pp><m><sg>$`,
    `${BAGS} ^ne<adv>$ ^être<vbser><pri><p3><pl>$ ^pas<adv>$ ^arriver<vblex><pp><m><pl>$`,
  ],
  [`${BAGS} ^peser<vblex><pri><p3><sg>$`, `${BAGS} ^peser<vblex><pri><p3><pl>$`],
  [`^poids<n><m><sp>$ ^de<pr>$ ${BAGS} ^augmenter<vblex><pri><p3><sg>$`, null],
  [`${BAGS} ^,<cm>$ ^il<prn><tn>$ ^peser<vblex><pri><p3><sg>$`, null],
])("%s becomes %s", (stream, agreed) => {
  expect(writeUnits(agreeInNumber(readUnits(stream)))).toBe(agreed ?? stream);
});
