import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { becomeItself, IN_PORTUGUESE, IN_SPANISH } from "./becoming.ts";

const SE = "^se<prn><pro><ref><p3><mf><sp>$";

it.each([
  [
    "^querer<vbmod><pri><p1><sg>$ ^devenir<vblex><inf>$ ^médico<n><m><sg>$",
    "^querer<vbmod><pri><p1><sg>$ ^convertir<vblex><inf>+me<prn><enc><p1><mf><sg>$ ^en<pr>$ ^médico<n><m><sg>$",
  ],
  [
    "^Haber<vbhaver><pri><p3><sg>$ ^devenir<vblex><pp><m><sg>$ ^uno<det><ind><f><sg>$ ^estrella<n><f><sg>$",
    `${SE.replace("se", "Se")} ^haber<vbhaver><pri><p3><sg>$ ^convertir<vblex><pp><m><sg>$ ^en<pr>$ ^uno<det><ind><f><sg>$ ^estrella<n><f><sg>$`,
  ],
  [
    "^devenir<vblex><pri><p3><sg>$ ^famoso<adj><m><sg>$",
    `^se<prn><pro><ref><p3><mf><sp>$ ^volver<vblex><pri><p3><sg>$ ^famoso<adj><m><sg>$`,
  ],
])("says in Spanish what %s becomes", (stream, become) => {
  const told = writeUnits(becomeItself(IN_SPANISH)(readUnits(`^y<cnjcoo>$ ${stream}`)));
  expect(told).toBe(`^y<cnjcoo>$ ${become}`);
});

it("says it in Portuguese", () => {
  const stream = "^e<cnjcoo>$ ^devir<vblex><ifi><p3><sg>$ ^médico<n><m><sg>$";
  expect(writeUnits(becomeItself(IN_PORTUGUESE)(readUnits(stream)))).toBe(
    `^e<cnjcoo>$ ${SE} ^tornar<vblex><ifi><p3><sg>$ ^médico<n><m><sg>$`,
  );
});
