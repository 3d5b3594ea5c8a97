import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { inflect } from "./inflect.ts";

it.each([
  ["^cajón<n><m><pl>$", "^cajones<n><m><pl>$"],
  ["^Tenedor<n><m><pl>$", "^Tenedores<n><m><pl>$"],
  ["^riñón<n><m><pl>$", "^riñones<n><m><pl>$"],
  ["^abrelatas<n><m><pl>$", "^abrelatas<n><m><pl>$"],
  ["^copia de seguridad<n><f><pl>$", "^copias de seguridad<n><f><pl>$"],
  ["^aterrador<adj><f><pl>$", "^aterradoras<adj><f><pl>$"],
  ["^lento<adj><f><pl>$", "^lento<adj><f><pl>$"],
  ["^calvo<adj><f><pl>$", "^calvas<adj><f><pl>$"],
  ["^ladrar<vblex><pri><p3><pl>$", "^ladran<vblex><pri><p3><pl>$"],
  ["^rallar<vblex><imp><p3><sg>+lo<prn><enc><p3><m><sg>$", "^rállelo<vblex><imp><p3><sg>$"],
  ["^peinar<vblex><inf>+se<prn><enc><ref><p3><mf><sp>$", "^peinarse<vblex><inf>$"],
  ["^casa<n><f><pl>$", "^casa<n><f><pl>$"],
])("gives %s its ending", (unit, inflected) => {
  expect(writeUnits(inflect(readUnits(`${unit}.[]`)))).toBe(`${inflected}.[]`);
});
