import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { agreeWithSubject, askAlone, agreeWhich } from "./agree-with-subject.ts";

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

it.each([
  [
    "^Quel<prn><itg><m><sg>$ ^être<vblex><pri><p3><sg>$ ^son<det><pos><f><sg>$ ^adresse<n><f><sg>$",
    "^Quel<prn><itg><f><sg>$ ^être<vblex><pri><p3><sg>$ ^son<det><pos><f><sg>$ ^adresse<n><f><sg>$",
  ],
  ["^Quel<prn><itg><m><sg>$ ^être<vblex><pri><p3><sg>$ ^le<det><def>$ ^code<n><m><sg>$", null],
])("%s asks as %s", (stream, asked) => {
  expect(writeUnits(agreeWhich(readUnits(stream)))).toBe(asked ?? stream);
});

const YOU = "^vous<prn><tn><p2><mf><pl>$";

it.each([
  [
    `^alors<cnjadv>$ ${YOU} ^ne<adv>$ ^attendre<vblex><imp><p2><pl>$`,
    "^alors<cnjadv>$ ^ne<adv>$ ^attendre<vblex><imp><p2><pl>$",
  ],
  [`${YOU} ^attendre<vblex><pri><p2><pl>$`, null],
])("%s requests as %s", (stream, asked) => {
  expect(writeUnits(askAlone(readUnits(stream)))).toBe(asked ?? stream);
});
