import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { sayYouAgain } from "./you-again.ts";

const YOU = "^vostè/vostè<prn><tn><p3><mf><sg>$";
const SLEEPS = "^dorm/dormir<vblex><pri><p3><sg>/dormir<vblex><imp><p2><sg>$";
const AND = "^i/i<cnjcoo>$";

it.each([
  [
    `${YOU} ${SLEEPS} ${AND} ^no/no<adv>$ ${SLEEPS}`,
    `${YOU} ${SLEEPS} ${AND} ${YOU} ^no/no<adv>$ ${SLEEPS}`,
  ],
  [`${YOU} ${SLEEPS} ${AND} ^ell/ell<prn><tn><p3><m><sg>$ ${SLEEPS}`, null],
  [`^ell/ell<prn><tn><p3><m><sg>$ ${SLEEPS} ${AND} ${SLEEPS}`, null],
  [`${YOU} ${SLEEPS}^./.<sent>$ ${AND} ${SLEEPS}`, null],
])("%s becomes %s", (cohorts, said) => {
  expect(writeUnits(sayYouAgain(readUnits(cohorts)))).toBe(said ?? cohorts);
});
