import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { putSubjectFirst } from "./inverted-subject.ts";

const IL = "^Il<prn><tn><p3><m><sg>$";
const CAME = "^être<vblex><pri><p3><sg>$ ^arriver<vblex><pp><m><sg>$";

it.each([
  [
    `${IL} ${CAME} ^le<det><def><m><sg>$ ^moment<n><m><sg>$`,
    `^Le<det><def><m><sg>$ ^moment<n><m><sg>$ ${CAME}`,
  ],
  [`${IL} ${CAME} ^Paul<np><ant><m><sg>$`, `^Paul<np><ant><m><sg>$ ${CAME}`],
  [
    "^Il<prn><tn><p3><m><pl>$ ^manquer<vblex><pri><p3><pl>$ ^deux<num><mf><sp>$",
    `${IL} ^manquer<vblex><pri><p3><sg>$ ^deux<num><mf><sp>$`,
  ],
  [`${IL} ${CAME} ^un<det><ind><m><sg>$ ^colis<n><m><sg>$`, null],
  [`${IL} ${CAME} ^ce<det><dem><m><sg>$ ^matin<n><m><sg>$`, null],
  [`${IL} ^commencer<vblex><pri><p3><sg>$ ^le<det><def><f><sg>$ ^guerre<n><f><sg>$`, null],
])("%s becomes %s", (stream, put) => {
  expect(writeUnits(putSubjectFirst(readUnits(stream)))).toBe(put ?? stream);
});
