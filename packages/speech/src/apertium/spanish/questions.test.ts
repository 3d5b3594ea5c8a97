import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { askInOrder } from "./questions.ts";

const WHERE = "^Donde<rel><adv>$";
const MOTHER = "^mío<det><pos><mf><sg>$ ^madre<n><f><sg>$";
const IS = "^estar<vblex><pri><p3><sg>$";
const YOU = "^usted<prn><tn><p3><mf><sg>$";
const SAW = "^ver<vblex><ifi><p3><sg>$";
const END = "^?<sent>$";

it.each([
  [`${WHERE} ${MOTHER} ${IS}${END}`, `${WHERE} ${IS} ${MOTHER}${END}`],
  [
    `${WHERE} ${MOTHER} ${IS} ^trabajar<vblex><ger>$${END}`,
    `${WHERE} ${IS} ^trabajar<vblex><ger>$ ${MOTHER}${END}`,
  ],
  [`${WHERE} ${YOU} ${IS}${END}`, `${WHERE} ${IS}${END}`],
  [
    `^Quién<prn><itg><mf><sg>$ ${YOU} ${SAW}${END}`,
    `^A<pr>$ ^quién<prn><itg><mf><sg>$ ${SAW}${END}`,
  ],
  [
    `^Cuál<prn><itg><mf><sg>$ ^de<pr>$ ^él<prn><tn><p3><m><pl>$ ${YOU} ${SAW}${END}`,
    `^Cuál<prn><itg><mf><sg>$ ^de<pr>$ ^él<prn><tn><p3><m><pl>$ ${SAW}${END}`,
  ],
  [`^A<pr>$ ^qué<det><itg>$ ^hora<n><f><sg>$ ^no<adv>$ ${MOTHER} ${IS}${END}`, null],
  [`${WHERE} ${IS} ${MOTHER}${END}`, null],
  [`${WHERE} ${MOTHER} ${IS}^.<sent>$`, null],
  [`^Quién<prn><itg><mf><sg>$ ${SAW} ${MOTHER}${END}`, null],
  [
    `^saber<vblex><inf>$ ${WHERE} ${MOTHER} ${IS}^.<sent>$`,
    `^saber<vblex><inf>$ ${WHERE} ${IS} ${MOTHER}^.<sent>$`,
  ],
  [`^saber<vblex><inf>$ ${WHERE} ${YOU} ${IS}^.<sent>$`, null],
  [`${WHERE} ${YOU} ${IS}^,<cm>$ ${SAW}${END}`, null],
])("%s", (translated, asked) => {
  expect(writeUnits(askInOrder(readUnits(translated)))).toBe(asked ?? translated);
});
