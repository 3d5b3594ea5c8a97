import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { whoDoesWhat } from "./relatives.ts";

const [HE, THEY] = ["^il<prn><tn><p3><m><sg>$", "^il<prn><tn><p3><m><pl>$"];
const [THAT, WHO] = ["^que<rel><mf><sp>$", "^qui<rel><mf><sp>$"];
const WERE_TIRED = "^être<vblex><pii><p3><pl>$ ^fatigué<adj><m><pl>$";
const MATTERS = "^importer<vblex><pri><p3><sg>$";

it.each([
  [
    `^celui<prn><tn><m><pl>$ ${THAT} ${THEY} ${WERE_TIRED}`,
    `^celui<prn><tn><m><pl>$ ${WHO} ${WERE_TIRED}`,
  ],
  [`^ami<n><m><pl>$ ${THAT} ${THEY} ${WERE_TIRED}`, `^ami<n><m><pl>$ ${WHO} ${WERE_TIRED}`],
  [`^chose<n><f><sg>$ ${THAT} ${HE} ${MATTERS}`, `^chose<n><f><sg>$ ${WHO} ${MATTERS}`],
  [`^impression<n><f><sg>$ ${THAT} ${THEY} ${WERE_TIRED}`, null],
  [`^ami<n><m><sg>$ ${THAT} ${THEY} ${WERE_TIRED}`, null],
  [`^jour<n><m><sg>$ ${THAT} ${HE} ^arriver<vblex><pri><p3><sg>$`, null],
  [`^film<n><m><sg>$ ${THAT} ${HE} ^voir<vblex><pri><p3><sg>$^.<sent>$`, null],
])("%s becomes %s", (stream, told) => {
  expect(writeUnits(whoDoesWhat(readUnits(stream)))).toBe(told ?? stream);
});
