import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { collocate } from "./collocations.ts";

it.each([
  [
    "^borrar<vblex><imp><p3><sg>$ ^el<det><def><f><pl>$ ^vela<n><f><pl>$",
    "^apagar<vblex><imp><p3><sg>$ ^el<det><def><f><pl>$ ^vela<n><f><pl>$",
  ],
  [
    "^el<det><def><m><sg>$ ^incendio<n><m><sg>$ ^ser<vbser><ifi><p3><sg>$ ^borrar<vblex><pp><m><sg>$",
    "^el<det><def><m><sg>$ ^incendio<n><m><sg>$ ^ser<vbser><ifi><p3><sg>$ ^apagar<vblex><pp><m><sg>$",
  ],
  [
    "^el<det><def><f><sg>$ ^luz<n><f><sg>$ ^borrar<vblex><ifi><p3><sg>$",
    "^el<det><def><f><sg>$ ^luz<n><f><sg>$ ^apagar<vblex><ifi><p3><sg>$",
  ],
  [
    "^estirar<vblex><imp><p3><sg>$ ^el<det><def><f><sg>$ ^puerta<n><f><sg>$",
    "^tirar<vblex><imp><p3><sg>$ ^de<pr>$ ^el<det><def><f><sg>$ ^puerta<n><f><sg>$",
  ],
  [
    "^pasar<vblex><ifi><p1><sg>$ ^en<pr>$ ^el<det><def><m><sg>$ ^examen<n><m><sg>$",
    "^aprobar<vblex><ifi><p1><sg>$ ^el<det><def><m><sg>$ ^examen<n><m><sg>$",
  ],
  [
    "^llevar<vblex><ifi><p3><sg>$ ^uno<det><ind><m><sg>$ ^susto<n><m><sg>$",
    "^se<prn><pro><ref><p3><mf><sp>$ ^llevar<vblex><ifi><p3><sg>$ ^uno<det><ind><m><sg>$ ^susto<n><m><sg>$",
  ],
])("says of %s %s", (units, said) => {
  expect(writeUnits(collocate(readUnits(`${units}^.<sent>$`)))).toBe(`${said}^.<sent>$`);
});

it.each([
  "^borrar<vblex><imp><p3><sg>$ ^el<det><def><m><sg>$ ^mensaje<n><m><sg>$",
  "^pasar<vblex><ifi><p1><sg>$ ^por<pr>$ ^el<det><def><m><sg>$ ^examen<n><m><sg>$",
  "^quitar<vblex><ifi><p1><sg>$ ^el<det><def><f><sg>$ ^camisa<n><f><sg>$",
])("leaves %s", (units) => {
  expect(writeUnits(collocate(readUnits(`${units}^.<sent>$`)))).toBe(`${units}^.<sent>$`);
});
