import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { whenOneDoes, whoDoesWhat } from "./relatives.ts";

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

it("says when something was done", () => {
  const born = "^je<prn><tn>$ ^être<vblex><pri><p1><sg>$ ^naître<vblex><pp><m><sg>$";
  const lost = "^je<prn><tn>$ ^avoir<vbhaver><pri><p1><sg>$ ^perdre<vblex><pp><m><sg>$";
  const when = (done: string): string =>
    writeUnits(whenOneDoes(readUnits(`^jour<n><m><sg>$ ${THAT} ${done}`)));
  expect(when(born)).toBe(`^jour<n><m><sg>$ ^où<rel><adv>$ ${born}`);
  expect(when(lost)).toBe(`^jour<n><m><sg>$ ${THAT} ${lost}`);
});
