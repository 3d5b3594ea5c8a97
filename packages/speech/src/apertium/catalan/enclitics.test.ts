import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { orderEnclitics } from "./enclitics.ts";

it.each([
  [
    "Donar<vblex><imp><p2><pl>+ho<prn><enc><p3><nt>+em<prn><enc><p1><mf><sg>",
    "Donar<vblex><imp><p2><pl>+em<prn><enc><p1><mf><sg>+ho<prn><enc><p3><nt>",
  ],
  [
    "tornar<vblex><imp><p2><sg>+el<prn><enc><p3><GD><pl>+ens<prn><enc><p1><mf><pl>",
    "tornar<vblex><imp><p2><sg>+ens<prn><enc><p1><mf><pl>+el<prn><enc><p3><m><pl>",
  ],
  ["Mirar<vblex><imp><p2><pl>+el<prn><enc><p3><f><sg>"],
])("orders %s", (word, ordered = word) => {
  expect(writeUnits(orderEnclitics(readUnits(`^${word}$`)))).toBe(`^${ordered}$`);
});
