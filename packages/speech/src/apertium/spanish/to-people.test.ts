import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { toPeople } from "./to-people.ts";

const SAW = "^ver<vblex><ifi><p1><sg>$";
const BROTHER = "^mío<det><pos><mf><sg>$ ^hermano<n><m><sg>$";
const MOTHER = "^mío<det><pos><mf><sg>$ ^madre<n><f><sg>$";
const AND = "^y<cnjcoo>$";
const TO = "^a<pr>$";
const DOCTOR = "^uno<det><ind><m><sg>$ ^médico<n><m><sg>$";
const CRIED = "^llorar<vblex><ifi><p3><sg>$";

it.each([
  [`${SAW} ${BROTHER}`, `${SAW} ${TO} ${BROTHER}`],
  [`${SAW} ${BROTHER} ${AND} ${MOTHER}`, `${SAW} ${TO} ${BROTHER} ${AND} ${TO} ${MOTHER}`],
  [
    `${SAW} ${BROTHER} ${AND} ${MOTHER} ${CRIED}`,
    `${SAW} ${TO} ${BROTHER} ${AND} ${MOTHER} ${CRIED}`,
  ],
  [`${SAW} ^Ana<np><ant><f><sg>$`, `${SAW} ${TO} ^Ana<np><ant><f><sg>$`],
  [`${SAW} ^nadie<prn><tn><mf><sg>$`, `${SAW} ${TO} ^nadie<prn><tn><mf><sg>$`],
  [`^llamar<vblex><inf>$ ${DOCTOR}`, `^llamar<vblex><inf>$ ${TO} ${DOCTOR}`],
  [
    `^haber<vbhaver><pri><p3><sg>$ ^ver<vblex><pp><m><sg>$ ${BROTHER}`,
    `^haber<vbhaver><pri><p3><sg>$ ^ver<vblex><pp><m><sg>$ ${TO} ${BROTHER}`,
  ],
  [`^buscar<vblex><pri><p1><sg>$ ${DOCTOR}`, null],
  [`^tener<vblex><pri><p1><sg>$ ${DOCTOR}`, null],
  [`^ser<vbser><pri><p1><sg>$ ${BROTHER}`, null],
  [`^me<prn><pro><p1><mf><sg>$ ^ver<vblex><ifi><p3><sg>$ ${BROTHER}`, null],
  [`${SAW} ^mío<det><pos><mf><sg>$ ^casa<n><f><sg>$`, null],
])("%s", (translated, told) => {
  expect(writeUnits(toPeople(readUnits(translated)))).toBe(told ?? translated);
});
