import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { wonder } from "./wondering.ts";

it.each([
  [
    "^decir<vblex><inf>+me<prn><enc><p1><mf><sg>$ ^donde<rel><adv>$ ^vivir<vblex><pri><p3><sg>$",
    "^decir<vblex><inf>+me<prn><enc><p1><mf><sg>$ ^dónde<adv><itg>$ ^vivir<vblex><pri><p3><sg>$",
  ],
  [
    "^preguntar<vblex><ifi><p1><sg>$ ^de<pr>$ ^donde<rel><adv>$ ^venir<vblex><pii><p3><sg>$",
    "^preguntar<vblex><ifi><p1><sg>$ ^de<pr>$ ^dónde<adv><itg>$ ^venir<vblex><pii><p3><sg>$",
  ],
  [
    "^saber<vblex><pri><p1><sg>$ ^cuando<rel><adv>$ ^llegar<vblex><pri><p3><sg>$",
    "^saber<vblex><pri><p1><sg>$ ^cuándo<adv><itg>$ ^llegar<vblex><pri><p3><sg>$",
  ],
])("says of %s %s", (units, said) => {
  expect(writeUnits(wonder(readUnits(`${units}^.<sent>$`)))).toBe(`${said}^.<sent>$`);
});

it.each([
  "^decir<vblex><imp><p3><sg>$ ^cuando<rel><adv>$ ^llegar<vblex><prs><p3><sg>$",
  "^decir<vblex><ifi><p3><sg>$ ^cuando<rel><adv>$ ^llegar<vblex><ifi><p3><sg>$",
  "^casa<n><f><sg>$ ^donde<rel><adv>$ ^vivir<vblex><pri><p3><sg>$",
])("leaves %s", (units) => {
  expect(writeUnits(wonder(readUnits(`${units}^.<sent>$`)))).toBe(`${units}^.<sent>$`);
});

it("exclaims", () => {
  const said = "^Qué<cnjsub>$ ^adorable<adj><mf><sg>$^!<sent>$";
  expect(writeUnits(wonder(readUnits("^Que<cnjsub>$ ^adorable<adj><mf><sg>$^!<sent>$")))).toBe(
    said,
  );
  const wished = "^Que<cnjsub>$ ^venir<vblex><prs><p3><sg>$^!<sent>$";
  expect(writeUnits(wonder(readUnits(wished)))).toBe(wished);
});
