import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { reword } from "./wording.ts";

const CRY = "^llorar<vblex><inf>$";

it.each([
  ["^Enviar<vblex><ifi><p3><sg>$ ^aunque<cnjadv>$", "^Echar<vblex><ifi><p3><sg>$"],
  [`^parar<vblex><ifi><p3><sg>$ ^de<pr>$ ${CRY}`, `^dejar<vblex><ifi><p3><sg>$ ^de<pr>$ ${CRY}`],
  [`^ser<vbser><pri><p3><sg>$ ^sólo<adv>$ ${CRY}`, `^bastar<vblex><pri><p3><sg>$ ^con<pr>$ ${CRY}`],
  [
    `^no<adv>$ ^adelantar<vblex><pri><p3><sg>$ ${CRY}`,
    `^no<adv>$ ^servir<vblex><pri><p3><sg>$ ^de<pr>$ ^nada<prn><tn><nt>$ ${CRY}`,
  ],
  [
    "^uno<det><ind><m><sg>$ ^monte<n><m><sg>$ ^de<pr>$ ^gente<n><f><sg>$",
    "^uno<det><ind><m><sg>$ ^montón<n><m><sg>$ ^de<pr>$ ^gente<n><f><sg>$",
  ],
  [`^parar<vblex><ifi><p3><sg>$ ^para<pr>$ ${CRY}`, null],
])("says of %s %s", (units, said) => {
  expect(writeUnits(reword(readUnits(`${units}^.<sent>$`)))).toBe(`${said ?? units}^.<sent>$`);
});
