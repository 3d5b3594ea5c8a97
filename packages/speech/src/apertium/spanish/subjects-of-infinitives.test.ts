import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { sayWhoDoes } from "./subjects-of-infinitives.ts";

it.each([
  [
    "^antes<adv>$ ^de<pr>$ ^media hora<n><f><sg>$ ^acabar<vblex><inf>$",
    "^antes<adv>$ ^de<pr>$ ^que<cnjsub>$ ^media hora<n><f><sg>$ ^acabar<vblex><prs><p3><sg>$",
  ],
  [
    "^salir<vblex><ifi><p3><sg>$ ^sin<pr>$ ^alguien<prn><tn><mf><sg>$ ^ver<vblex><inf>+lo<prn><enc><p3><m><sg>$",
    "^salir<vblex><ifi><p3><sg>$ ^sin<pr>$ ^que<cnjsub>$ ^alguien<prn><tn><mf><sg>$ ^lo<prn><pro><p3><m><sg>$ ^ver<vblex><pis><p3><sg>$",
  ],
  [
    "^hacer<vblex><ifi><p3><pl>$ ^el<det><def><m><pl>$ ^niño<n><m><pl>$ ^reír<vblex><prs><p3><pl>$",
    "^hacer<vblex><ifi><p3><pl>$ ^que<cnjsub>$ ^el<det><def><m><pl>$ ^niño<n><m><pl>$ ^reír<vblex><pis><p3><pl>$",
  ],
  [
    "^ocurrir<vblex><ifi><p3><sg>$ ^antes<adv>$ ^de<pr>$ ^que<cnjsub>$ ^nacer<vblex><prs><p3><sg>$",
    "^ocurrir<vblex><ifi><p3><sg>$ ^antes<adv>$ ^de<pr>$ ^que<cnjsub>$ ^nacer<vblex><pis><p3><sg>$",
  ],
  [
    "^ser<vbser><pri><p3><sg>$ ^importante<adj><mf><sg>$ ^hablar<vblex><prs><p1><pl>$",
    "^ser<vbser><pri><p3><sg>$ ^importante<adj><mf><sg>$ ^que<cnjsub>$ ^hablar<vblex><prs><p1><pl>$",
  ],
  [
    "^Tras<pr>$ ^que<cnjsub>$ ^salir<vblex><prs><p3><sg>$^,<cm>$ ^llover<vblex><ifi><p3><sg>$",
    "^Después<adv>$ ^de<pr>$ ^que<cnjsub>$ ^salir<vblex><pis><p3><sg>$^,<cm>$ ^llover<vblex><ifi><p3><sg>$",
  ],
  [
    "^a<pr>$ ^el<det><def><m><sg>$ ^llegar<vblex><prs><p1><pl>$",
    "^a<pr>$ ^el<det><def><m><sg>$ ^llegar<vblex><inf>$",
  ],
])("says of %s %s", (units, said) => {
  expect(writeUnits(sayWhoDoes(readUnits(`${units}^.<sent>$`)))).toBe(`${said}^.<sent>$`);
});

it.each([
  "^antes<adv>$ ^de<pr>$ ^acabar<vblex><inf>$",
  "^ir<vblex><ifi><p3><sg>$ ^para<pr>$ ^casa<n><f><sg>$ ^dormir<vblex><inf>$",
  "^ser<vbser><pri><p3><sg>$ ^fácil<adj><mf><sg>$ ^hablar<vblex><inf>$",
  "^ver<vblex><ifi><p3><sg>$ ^el<det><def><m><sg>$ ^niño<n><m><sg>$ ^comer<vblex><inf>$",
  "^llamar<vblex><imp><p3><sg>$ ^antes<adv>$ ^de<pr>$ ^que<cnjsub>$ ^salir<vblex><prs><p3><sg>$",
])("leaves %s", (units) => {
  expect(writeUnits(sayWhoDoes(readUnits(`${units}^.<sent>$`)))).toBe(`${units}^.<sent>$`);
});
