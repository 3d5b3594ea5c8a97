import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { askThat } from "./asked-to.ts";

const ME = "^em<prn><pro><p1><mf><sg>$";
const DE = "^de<pr>$";

it.each([
  [
    `${ME} ^dir<vblex><pii><p3><sg>$ ${DE} ^mirar<vblex><inf>$`,
    `${ME} ^dir<vblex><pii><p3><sg>$ ^que<cnjsub>$ ^mirar<vblex><pis><p1><sg>$`,
  ],
  [
    `${ME} ^demanar<vblex><pri><p3><sg>$ ${DE} ^venir<vblex><inf>$`,
    `${ME} ^demanar<vblex><pri><p3><sg>$ ^que<cnjsub>$ ^venir<vblex><prs><p1><sg>$`,
  ],
  [
    `^li<prn><pro><p3><mf><sg>$ ^haver<vaux><pri><p1><sg>$ ^dir<vblex><pp><m><sg>$ ${DE} ^venir<vblex><inf>$`,
    "^li<prn><pro><p3><mf><sg>$ ^haver<vaux><pri><p1><sg>$ ^dir<vblex><pp><m><sg>$ ^que<cnjsub>$ ^venir<vblex><pis><p3><sg>$",
  ],
  [
    `^dir<vblex><pri><p3><sg>$ ${DE} ^venir<vblex><inf>$`,
    `^dir<vblex><pri><p3><sg>$ ${DE} ^venir<vblex><inf>$`,
  ],
])("%s", (units, said) => {
  expect(writeUnits(askThat(readUnits(units)))).toBe(said);
});
