import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { describePeople } from "./people.ts";

const [MY_FATHER, IS] = ["^mon<det>$ ^père<n><m><sg>$", "^être<vblex><pri><p3><sg>$"];
const SHE = "^il<prn><tn><p3><f><sg>$";

it.each([
  [`${MY_FATHER} ${IS} ^mécanique<adj><m><sg>$`, `${MY_FATHER} ${IS} ^mécanicien<n><m><sg>$`],
  [`${SHE} ${IS} ^médical<adj><f><sg>$`, `${SHE} ${IS} ^médecin<n><mf><sg>$`],
  [`${SHE} ${IS} ^plus<adv>$ ^haut<adj><f><sg>$`, `${SHE} ${IS} ^plus<adv>$ ^grand<adj><f><sg>$`],
  ["^être<vblex><inf>$ ^médical<adj><f><sg>$", "^être<vblex><inf>$ ^médecin<n><mf><sg>$"],
  [`^problème<n><m><sg>$ ${IS} ^technique<adj><m><sg>$`, null],
  [`^prix<n><m><sg>$ ${IS} ^haut<adj><m><sg>$`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(describePeople(readUnits(stream)))).toBe(said ?? stream);
});
