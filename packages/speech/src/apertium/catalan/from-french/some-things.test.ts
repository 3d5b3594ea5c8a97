import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { someThings } from "./some-things.ts";

const SIGNALS = "^de<pr>$ ^el<det><def><m><pl>$ ^senyal<n><m><pl>$";

it.each([
  [`^enviar<vblex><pri><p3><pl>$ ${SIGNALS}`, "^enviar<vblex><pri><p3><pl>$ ^senyal<n><m><pl>$"],
  [`^parlar<vblex><pri><p3><pl>$ ${SIGNALS}`, `^parlar<vblex><pri><p3><pl>$ ${SIGNALS}`],
  [`^color<n><m><sg>$ ${SIGNALS}`, `^color<n><m><sg>$ ${SIGNALS}`],
])("%s", (units, said) => {
  expect(writeUnits(someThings(readUnits(units)))).toBe(said);
});
