import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { withoutSameSubject } from "./same-subject.ts";

const VOUS = "^vous<prn><tn><p2><mf><pl>$";
const IT = "^le<prn><pro><p3><m><sg>$";
const WASH = "^laver<vblex><imp><p2><pl>$";

it.each([
  [
    `${WASH} ^avant que<cnjadv>$ ${VOUS} ${IT} ^couper<vblex><prs><p2><pl>$^.<sent>$`,
    `${WASH} ^avant de<pr>$ ${IT} ^couper<vblex><inf>$^.<sent>$`,
  ],
  [
    `^je<prn><tn>$ ^sortir<vblex><pri><p1><sg>$ ^avant que<cnjadv>$ ${VOUS} ^venir<vblex><prs><p2><pl>$`,
    null,
  ],
  [`${WASH} ^pour que<cnjadv>$ ^il<prn><tn>$ ^venir<vblex><prs><p3><sg>$`, null],
  [`${WASH}^.<sent>$ ^pour que<cnjadv>$ ${VOUS} ^venir<vblex><prs><p2><pl>$`, null],
  [`${WASH} ^pour que<cnjadv>$ ${VOUS} ^ne<adv>$ ^venir<vblex><prs><p2><pl>$ ^pas<adv>$`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(withoutSameSubject(readUnits(stream)))).toBe(said ?? stream);
});
