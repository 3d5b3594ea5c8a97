import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { sayHowMuch } from "./amounts.ts";

const [PLUS, TWO, EGGS] = ["^plus<adv>$", "^deux<num><mf><sp>$", "^œuf<n><m><pl>$"];
const [QUE, JE] = ["^que<rel><mf><sp>$", "^je<prn><tn><p1><mf><sg>$"];
const THOUGHT = "^penser<vblex><pii><p1><sg>$";

it.each([
  [`${PLUS} ${TWO} ${EGGS}`, `${TWO} ${EGGS} ^de plus<adv>$`],
  [`${TWO} ${EGGS} ${PLUS}^.<sent>$`, `${TWO} ${EGGS} ^de plus<adv>$^.<sent>$`],
  [`${PLUS} ^de<pr>$ ${TWO} ${EGGS}`, null],
  [`^combien<rel><adv>$ ${EGGS}`, `^combien<rel><adv>$ ^de<pr>$ ${EGGS}`],
  [
    "^combien<rel><adv>$ ^temps<n><m><sp>$ ^prendre<vblex><pri><p3><sg>$",
    "^combien<rel><adv>$ ^de<pr>$ ^temps<n><m><sp>$ ^ça<prn><tn><nt>$ ^prendre<vblex><pri><p3><sg>$",
  ],
  [
    "^pendant<pr>$ ^demi-heure<n><f><sg>$",
    "^pendant<pr>$ ^un<det><ind><f><sg>$ ^demi-heure<n><f><sg>$",
  ],
  [`${PLUS} ${QUE} ${JE} ${THOUGHT}`, `${PLUS} ${QUE} ^celui que<rel><nt>$ ${JE} ${THOUGHT}`],
  [`^chose<n><f><sg>$ ${QUE} ${JE} ${THOUGHT}`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(sayHowMuch(readUnits(stream)))).toBe(said ?? stream);
});
