import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { theseAre, thatIs } from "./that-is.ts";

const IL = "^il<prn><tn><p3><m><sg>$";
const CE = "^ce<prn><tn><nt>$";
const VOUS = "^vous<prn><tn><p2><mf><pl>$";
const IS = "^être<vblex><pri><p3><sg>$";
const BEEN = "^être<vblex><pp><mf><sp>$";
const HAS = "^avoir<vbhaver><pri><p3><sg>$";
const QUE = "^que<rel><mf><sp>$";
const PAID = "^payer<vblex><pp><m><sg>$";
const A_FRIEND = "^un<det><ind><m><sg>$ ^ami<n><m><sg>$";

it.each([
  [`${IL} ${IS} ${A_FRIEND}`, `${CE} ${IS} ${A_FRIEND}`],
  [
    `${IL} ^ne<adv>$ ${IS} ^pas<adv>$ ^Paul<np><ant>$`,
    `${CE} ^ne<adv>$ ${IS} ^pas<adv>$ ^Paul<np><ant>$`,
  ],
  [`${IL} ${HAS} ${BEEN} ${A_FRIEND}`, `${CE} ^être<vblex><pii><p3><sg>$ ${A_FRIEND}`],
  [
    `${IL} ${HAS} ${BEEN} ${VOUS} ${QUE} ${IL} ${HAS} ${PAID}`,
    `${CE} ${IS} ${VOUS} ^qui<rel><mf><sp>$ ^avoir<vbhaver><pri><p2><pl>$ ${PAID}`,
  ],
  [
    "^je<prn><tn><p1><mf><sg>$ ^être<vblex><pri><p1><sg>$ ^je<prn><tn><p1><mf><sg>$",
    `${CE} ${IS} ^moi<prn><tn><p1><mf><sg>$`,
  ],
  [
    "^il<prn><tn><p3><m><pl>$ ^être<vblex><pri><p3><pl>$ ^il<prn><tn><p3><m><pl>$",
    `${CE} ^être<vblex><pri><p3><pl>$ ^eux<prn><tn><p3><m><pl>$`,
  ],
  [`${IL} ${IS} ^un<det><ind><f><sg>$ ^heure<n><f><sg>$`, null],
  [`${IL} ${IS} ^grand<adj><m><sg>$`, null],
  [`${IL} ${HAS} ${A_FRIEND}`, null],
  [`^Paul<np><ant>$ ${IS} ${A_FRIEND}`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(thatIs(readUnits(stream)))).toBe(said ?? stream);
});

it("says which ones are so", () => {
  const good = "^être<vblex><pri><p3><pl>$ ^bon<adj><f><pl>$";
  expect(writeUnits(theseAre(readUnits(`^Ce<det><dem><mf><pl>$ ${good}`)))).toBe(
    `^Celui-ci<prn><tn><f><pl>$ ${good}`,
  );
});
