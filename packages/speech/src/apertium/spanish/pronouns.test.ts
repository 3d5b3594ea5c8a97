import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { letDo } from "./letting.ts";
import { forbid } from "./pronouns.ts";

const LEAVE = "^dejar<vblex><imp><p3><sg>+lo<prn><enc><p3><nt>$";
const LEFT = "^lo<prn><pro><p3><nt>$ ^dejar<vblex><prs><p3><sg>$";

it.each([
  [`^No<adv>$ ${LEAVE}`, `^No<adv>$ ${LEFT}`],
  [`^nunca<adv>$ ${LEAVE}`, `^nunca<adv>$ ${LEFT}`],
  [LEAVE, null],
  [`^bien<adv>$ ${LEAVE}`, null],
])("%s forbids", (translated, forbidden) => {
  expect(writeUnits(forbid(readUnits(translated)))).toBe(forbidden ?? translated);
});

const CHILDREN = "^el<det><def><m><pl>$ ^niño<n><m><pl>$";
const LET = "^dejar<vblex><imp><p3><sg>$";
const PLAY = "^jugar<vblex><prs><p3><pl>$";

it.each([
  [`${LET} ${CHILDREN} ${PLAY}`, `${LET} ${CHILDREN} ^jugar<vblex><inf>$`],
  [`${LET} ^que<cnjsub>$ ${CHILDREN} ${PLAY}`, null],
  [`^querer<vblex><pri>$ ^que<cnjsub>$ ${CHILDREN} ${PLAY}`, null],
])("%s lets", (translated, allowed) => {
  expect(writeUnits(letDo(readUnits(translated)))).toBe(allowed ?? translated);
});
