import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { nameAnother } from "./another-subject.ts";

const I_ASK = "^je<prn><tn><p1><mf><sg>$ ^demander<vblex><pri><p1><sg>$";
const HE_ASKS = "^il<prn><tn><p3><m><sg>$ ^demander<vblex><pri><p3><sg>$";
const [AND, SHE, IT] = ["^et<cnjcoo>$", "^il<prn><tn><p3><f><sg>$", "^il<prn><tn><p3><m><sg>$"];
const CAME = "^ne<adv>$ ^être<vbser><pri><p3><sg>$ ^pas<adv>$ ^arriver<vblex><pp><f><sg>$";
const COMES = "^venir<vblex><pri><p3><sg>$";

it.each([
  [`${I_ASK} ${AND} ${CAME}`, `${I_ASK} ${AND} ${SHE} ${CAME}`],
  [`${I_ASK} ${AND} ${COMES}`, `${I_ASK} ${AND} ${IT} ${COMES}`],
  [
    `${I_ASK} ^il y a<vblex><pri><p3><sg>$ ${AND} ${COMES}`,
    `${I_ASK} ^il y a<vblex><pri><p3><sg>$ ${AND} ${IT} ${COMES}`,
  ],
  [`${HE_ASKS} ${AND} ${COMES}`, null],
  [`${I_ASK} ${AND} ^Paul<np>$ ${COMES}`, null],
  [`${I_ASK} ^,<cm>$ ${COMES}`, null],
  [`${I_ASK}^.<sent>$ ${HE_ASKS} ${AND} ${COMES}`, null],
])("%s becomes %s", (stream, named) => {
  expect(writeUnits(nameAnother(readUnits(stream)))).toBe(named ?? stream);
});
