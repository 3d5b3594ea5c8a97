import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { reword } from "./wording.ts";

it.each([
  [
    "^sentir<vblex><pri><p1><sg>$ ^suyo<det><pos><mf><sg>$ ^falta<n><f><sg>$",
    "^le<prn><pro><p3><mf><sg>$ ^extrañar<vblex><pri><p1><sg>$",
  ],
  [
    "^estar<vblex><pri><p1><sg>$ ^con<pr>$ ^nostalgia<n><f><sg>$ ^de<pr>$ ^usted<prn><tn><p3><mf><sg>$",
    "^lo<prn><pro><p3><m><sg>$ ^extrañar<vblex><pri><p1><sg>$",
  ],
  [
    "^Dar<vblex><pri><p3><sg>$ ^para<pr>$ ^ver<vblex><inf>$",
    "^Se<prn><pro><ref><p3><mf><sp>$ ^poder<vbmod><pri><p3><sg>$ ^ver<vblex><inf>$",
  ],
  [
    "^estar<vblex><pri><p3><sg>$ ^de<pr>$ ^vestido<n><m><sg>$",
    "^llevar<vblex><pri><p3><sg>$ ^uno<det><ind><m><sg>$ ^vestido<n><m><sg>$",
  ],
  [
    "^haber<vbhaver><cni><p3><sg>$ ^deber<vbmod><pp><m><sg>$ ^decir<vblex><inf>+me<prn><enc><p1><mf><sg>$",
    "^deber<vbmod><cni><p3><sg>$ ^haber<vbhaver><inf>+me<prn><enc><p1><mf><sg>$ ^decir<vblex><pp><m><sg>$",
  ],
  [
    "^llegar<vblex><ifi><p3><sg>$ ^retrasar<vblex><pp><f><sg>$",
    "^llegar<vblex><ifi><p3><sg>$ ^tarde<adv>$",
  ],
  [
    "^entender<vblex><ifi><p1><sg>$ ^derecho<n><m><sg>$",
    "^entender<vblex><ifi><p1><sg>$ ^bien<adv>$",
  ],
  [
    "^echar<vblex><inf># en falta$ ^de<pr>$ ^él<prn><tn><p3><f><sg>$",
    "^extrañar<vblex><inf>+lo<prn><enc><p3><f><sg>$",
  ],
  [
    "^no<adv>$ ^tocar<vblex><prs><p3><sg>$ ^en<pr>$ ^él<prn><tn><p3><m><sg>$",
    "^no<adv>$ ^lo<prn><pro><p3><m><sg>$ ^tocar<vblex><prs><p3><sg>$",
  ],
  [
    "^estar<vblex><pri><p1><sg>$ ^muy<preadv>$ ^retrasar<vblex><pp><f><sg>$",
    "^llegar<vblex><pri><p1><sg>$ ^muy<preadv>$ ^tarde<adv>$",
  ],
  [
    "^Año<n><m><sg>$ ^que<rel>$ ^venir<vblex><pri><p3><sg>$",
    "^El<det><def><m><sg>$ ^año<n><m><sg>$ ^que<rel>$ ^venir<vblex><pri><p3><sg>$",
  ],
  [
    "^semana<n><f><sg>$ ^pasar<vblex><pp><f><sg>$",
    "^el<det><def><f><sg>$ ^semana<n><f><sg>$ ^pasar<vblex><pp><f><sg>$",
  ],
  [
    "^perder<vblex><ifi><p3><sg>$ ^de<pr>$ ^tres<num><mf><sp>$ ^a<pr>$ ^cero<num><m><sg>$",
    "^perder<vblex><ifi><p3><sg>$ ^por<pr>$ ^tres<num><mf><sp>$ ^a<pr>$ ^cero<num><m><sg>$",
  ],
  ["^todo<predet><f><sg>$ ^semana<n><f><sg>$", "^cada<det><ind><mf><sg>$ ^semana<n><f><sg>$"],
  [
    "^girar<vblex><ifi><p3><sg>$ ^médico<n><m><sg>$",
    "^se<prn><pro><ref><p3><mf><sp>$ ^hacer<vblex><ifi><p3><sg>$ ^médico<n><m><sg>$",
  ],
  ["^no<adv>$ ^herir<vblex><pri><p3><sg>$", "^no<adv>$ ^doler<vblex><pri><p3><sg>$"],
])("says of %s %s", (units, said) => {
  expect(writeUnits(reword(readUnits(`${units}^.<sent>$`)))).toBe(`${said}^.<sent>$`);
});

it.each([
  "^él<prn><tn><p3><m><sg>$ ^dar<vblex><pri><p3><sg>$ ^para<pr>$ ^comer<vblex><inf>$",
  "^todo<predet><f><sg>$ ^el<det><def><f><sg>$ ^semana<n><f><sg>$",
  "^el<det><def><m><sg>$ ^vuelo<n><m><sg>$ ^estar<vblex><pri><p3><sg>$ ^retrasar<vblex><pp><m><sg>$",
  "^estudiar<vblex><pri><p3><sg>$ ^derecho<n><m><sg>$",
])("leaves %s", (units) => {
  expect(writeUnits(reword(readUnits(`${units}^.<sent>$`)))).toBe(`${units}^.<sent>$`);
});
