import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { inflectPortuguese } from "./portuguese-endings.ts";

it.each([
  ["abelha<n><f><pl>", "abelhas<n><f><pl>"],
  ["Salmão<n><m><pl>", "Salmões<n><m><pl>"],
  ["teimoso<adj><f><sg>", "teimosa<adj><f><sg>"],
  ["resmungão<adj><f><sg>", "resmungona<adj><f><sg>"],
  ["cru<adj><f><pl>", "cruas<adj><f><pl>"],
  ["pentear<vblex><imp><p3><pl>+se<prn><enc><ref><p3><mf><sp>", "penteiem-se<vblex><imp><p3><pl>"],
  ["tossir<vblex><pri><p3><sg>", "tosse<vblex><pri><p3><sg>"],
  ["casa<n><f><pl>", "casa<n><f><pl>"],
])("gives endings to %s", (word, inflected) => {
  expect(writeUnits(inflectPortuguese(readUnits(`^${word}$`)))).toBe(`^${inflected}$`);
});
