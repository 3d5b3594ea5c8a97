import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { nameIl, sayWeather } from "./impersonal.ts";

const IL = "^il<prn><tn><p3><m><sg>$";
const RAINED = "^avoir<vbhaver><pri><p3><sg>$ ^pleuvoir<vblex><pp><m><sg>$";

it.each([
  [`^Seulement<adv>$ ${RAINED}`, `^Seulement<adv>$ ${IL} ${RAINED}`],
  ["^neiger<vblex><pri><p3><sg>$", `${IL} ^neiger<vblex><pri><p3><sg>$`],
  [
    "^combien<rel>$ ^y<prn><pro><adv>$ ^avoir<vblex><pri><p3><sg>$",
    `^combien<rel>$ ${IL} ^y<prn><pro><adv>$ ^avoir<vblex><pri><p3><sg>$`,
  ],
  [`${IL} ${RAINED}`, null],
  ["^va<vblex>$ ^pleuvoir<vblex><inf>$", null],
])("%s becomes %s", (stream, named) => {
  expect(writeUnits(nameIl(readUnits(stream)))).toBe(named ?? stream);
});

const COLD = "^très<preadv>$ ^froid<adj><m><sg>$";
const [IS, DOES] = ["^être<vblex><pri><p3><sg>$", "^faire<vblex><pri><p3><sg>$"];

it.each([
  [`${IL} ${IS} ${COLD}^.<sent>$`, `${IL} ${DOES} ${COLD}^.<sent>$`],
  [`^ce<prn><tn><nt>$ ${IS} ${COLD} ^ici<adv>$`, `${IL} ${DOES} ${COLD} ^ici<adv>$`],
  [`^ce<prn><tn><nt>$ ${IS} ${COLD}^.<sent>$`, null],
  [`^café<n><m><sg>$ ^et<cnjcoo>$ ${IL} ${IS} ${COLD}^.<sent>$`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(sayWeather(readUnits(stream)))).toBe(said ?? stream);
});
