import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { agreeWithSubject } from "./agree-with-subject.ts";

const SHE = "^il<prn><tn><p3><f><sg>$";
const BECAME = "^être<vbser><pri><p3><sg>$ ^devenir<vblex><pp><f><sg>$ ^plus<adv>$";

it.each([
  [`${SHE} ${BECAME} ^fort<adj><m><sg>$`, `${SHE} ${BECAME} ^fort<adj><f><sg>$`],
  [`${SHE} ^voir<vblex><pri><p3><sg>$ ^fort<adj><m><sg>$`, null],
  [
    `^le<det>$ ^lait<n><m><sg>$ ^avoir<vbhaver><pri><p3><sg>$ ^être<vbser><pp><m><sg>$ ^mauvais<adj><f><sg>$`,
    `^le<det>$ ^lait<n><m><sg>$ ^avoir<vbhaver><pri><p3><sg>$ ^être<vbser><pp><m><sg>$ ^mauvais<adj><m><sg>$`,
  ],
  [`^je<prn><tn><p1><mf><sg>$ ^être<vbser><pri><p1><sg>$ ^fort<adj><f><sg>$`, null],
])("%s becomes %s", (stream, agreed) => {
  expect(writeUnits(agreeWithSubject(readUnits(stream)))).toBe(agreed ?? stream);
});
