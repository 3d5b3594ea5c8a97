import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { pastClauses } from "./past-clauses.ts";

const SAID = "^avere<vbhaver><pri><p3><sg>$ ^dire<vblex><pp><m><sg>$ ^che<cnjsub>$";
const SAYS = "^dire<vblex><pri><p3><sg>$ ^che<cnjsub>$";
const WANTED = "^volere<vbmod><pii><p3><sg>$ ^che<cnjsub>$";
const WANTS = "^volere<vbmod><pri><p3><sg>$ ^che<cnjsub>$";

test.each([
  [
    `${SAID} ^venire<vblex><cni><p3><sg>$`,
    `${SAID} ^avere<vbhaver><cni><p3><sg>$ ^venire<vblex><pp><m><sg>$`,
  ],
  [`${SAYS} ^venire<vblex><cni><p3><sg>$`, `${SAYS} ^venire<vblex><cni><p3><sg>$`],
  [`${SAID} ^potere<vbmod><cni><p3><sg>$`, `${SAID} ^potere<vbmod><cni><p3><sg>$`],
  [`${WANTED} ^cambiare<vblex><prs><p1><sg>$`, `${WANTED} ^cambiare<vblex><pis><p1><sg>$`],
  [`${WANTS} ^cambiare<vblex><prs><p1><sg>$`, `${WANTS} ^cambiare<vblex><prs><p1><sg>$`],
  [
    "^pensare<vblex><pii><p3><pl>$ ^che<cnjsub>$ ^perdere<vblex><pii><p1><sg>$",
    "^pensare<vblex><pii><p3><pl>$ ^che<cnjsub>$ ^perdere<vblex><pis><p1><sg>$",
  ],
  [
    "^Sebbene<cnjadv>$ ^essere<vbser><pii><p3><sg>$",
    "^Sebbene<cnjadv>$ ^essere<vbser><pis><p3><sg>$",
  ],
  [
    "^sapere<vblex><pri><p3><pl>$ ^che<cnjsub>$ ^essere<vbser><pri><p3><sg>$",
    "^sapere<vblex><pri><p3><pl>$ ^che<cnjsub>$ ^essere<vbser><pri><p3><sg>$",
  ],
  [
    `${SAID} ^essere<vbser><cni><p3><sg>$ ^modificare<vblex><pp><f><sg>$`,
    `${SAID} ^essere<vbser><cni><p3><sg>$ ^essere<vbser><pp><f><sg>$ ^modificare<vblex><pp><f><sg>$`,
  ],
  [
    "^come se<cnjadv>$ ^avere<vblex><pii><p1><pl>$",
    "^come se<cnjadv>$ ^avere<vblex><pis><p1><pl>$",
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(pastClauses(readUnits(pair)))).toBe(italian);
});
