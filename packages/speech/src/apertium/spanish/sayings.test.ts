import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { reword } from "./wording.ts";

it.each([
  [
    "^Tener<vblex><pri><p3><sg>$ ^mucho<adj><f><sg>$ ^gente<n><f><sg>$ ^en<pr>$",
    "^Hay<vblex><pri><p3><sg>$ ^mucho<adj><f><sg>$ ^gente<n><f><sg>$ ^en<pr>$",
  ],
  [
    "^Dejar<vblex><pri><p3><sg>$ ^yo<prn><tn><p1><mf><sg>$ ^ver<vblex><inf>$",
    "^Dejar<vblex><imp><p3><sg>+me<prn><enc><p1><mf><sg>$ ^ver<vblex><inf>$",
  ],
  [
    "^él<prn><tn><p3><m><sg>$ ^ni<cnjcoo>$ ^me<prn><pro><p1><mf><sg>$ ^mirar<vblex><ifi><p3><sg>$",
    "^él<prn><tn><p3><m><sg>$ ^ni siquiera<adv>$ ^me<prn><pro><p1><mf><sg>$ ^mirar<vblex><ifi><p3><sg>$",
  ],
  [
    "^si<cnjadv>$ ^necesitar<vblex><prs><p3><sg>$ ^ayuda<n><f><sg>$",
    "^si<cnjadv>$ ^necesitar<vblex><pri><p3><sg>$ ^ayuda<n><f><sg>$",
  ],
  [
    "^quedar<vblex><pri><p1><pl>$ ^en<pr>$ ^ver<vblex><inf>+se<prn><enc><ref><p3><mf><sp>$",
    "^quedar<vblex><pri><p1><pl>$ ^en<pr>$ ^ver<vblex><inf>+nos<prn><enc><p1><mf><pl>$",
  ],
  [
    "^no<adv>$ ^tener<vblex><pri><p3><sg>$ ^nadie<prn><tn><mf><sg>$ ^en<pr>$",
    "^no<adv>$ ^hay<vblex><pri><p3><sg>$ ^nadie<prn><tn><mf><sg>$ ^en<pr>$",
  ],
  [
    "^haber<vbhaver><pii><p3><sg>$ ^me<prn><pro><p1><mf><sg>$ ^decir<vblex><pp><m><sg>$",
    "^me<prn><pro><p1><mf><sg>$ ^haber<vbhaver><pii><p3><sg>$ ^decir<vblex><pp><m><sg>$",
  ],
  [
    "^tener<vblex><pii><p3><sg>$ ^me<prn><pro><p1><mf><sg>$ ^decir<vblex><pp><m><sg>$",
    "^me<prn><pro><p1><mf><sg>$ ^haber<vbhaver><pii><p3><sg>$ ^decir<vblex><pp><m><sg>$",
  ],
])("says of %s %s", (units, said) => {
  expect(writeUnits(reword(readUnits(`${units}^.<sent>$`)))).toBe(`${said}^.<sent>$`);
});

it.each([
  "^Tener<vblex><pri><p3><sg>$ ^razón<n><f><sg>$",
  "^Tener<vblex><pri><p3><sg>$ ^uno<det><ind><f><sg>$ ^casa<n><f><sg>$",
  "^ni<cnjcoo>$ ^comer<vblex><pri><p3><sg>$ ^ni<cnjcoo>$ ^beber<vblex><pri><p3><sg>$",
  "^si<cnjadv>$ ^querer<vblex><pri><p3><sg>$ ^que<cnjsub>$ ^venir<vblex><prs><p1><sg>$",
])("leaves %s", (units) => {
  expect(writeUnits(reword(readUnits(`${units}^.<sent>$`)))).toBe(`${units}^.<sent>$`);
});
