import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { letDo } from "./letting.ts";

const LET = "^lasciare<vblex><imp><p3><sg>$";
const CHILDREN = "^il<det><def><m><pl>$ ^bambino<n><m><pl>$ ^piccolo<adj><m><pl>$";
const EAT = "^mangiare<vblex><inf>$";
const BREAD = "^il<det><def><m><sg>$ ^pane<n><m><sg>$";

test.each([
  [`${LET} ${CHILDREN} ${EAT}`, `${LET} ${EAT} ${CHILDREN}`],
  [`${LET} ^Anna<np><ant><f><sg>$ ${EAT}`, `${LET} ${EAT} ^Anna<np><ant><f><sg>$`],
  [`${LET} ${CHILDREN} ${EAT} ${BREAD}`, `${LET} ${CHILDREN} ${EAT} ${BREAD}`],
  [`${LET} ${CHILDREN} ^per<pr>$ ${EAT}`, `${LET} ${CHILDREN} ^per<pr>$ ${EAT}`],
])("%s", (pair, italian) => {
  expect(writeUnits(letDo(readUnits(pair)))).toBe(italian);
});
