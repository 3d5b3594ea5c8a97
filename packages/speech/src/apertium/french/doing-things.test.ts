import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { doThings } from "./doing-things.ts";

it.each([
  [
    "^obtenir<vblex><pp><m><sg>$ ^le<prn><pro><p3><nt>$ ^réparer<vblex><inf>$",
    "^réussir<vblex><pp><m><sg>$ ^à<pr>$ ^le<prn><pro><p3><nt>$ ^réparer<vblex><inf>$",
  ],
  ["^obtenir<vblex><pp><m><sg>$ ^prix<n><m><sg>$", "^obtenir<vblex><pp><m><sg>$ ^prix<n><m><sg>$"],
  [
    "^être<vbser><pri><p1><sg>$ ^passer<vblex><pp><m><sg>$ ^deux<num>$ ^heure<n><f><pl>$",
    "^avoir<vbhaver><pri><p1><sg>$ ^passer<vblex><pp><m><sg>$ ^deux<num>$ ^heure<n><f><pl>$",
  ],
  [
    "^avoir<vbhaver><pri><p1><pl>$ ^passer<vblex><pp><m><pl>$ ^deux<num>$ ^an<n><m><pl>$ ^en<pr>$ ^le<prn><pro>$ ^lire<vblex><ger>$",
    "^avoir<vbhaver><pri><p1><pl>$ ^passer<vblex><pp><m><sg>$ ^deux<num>$ ^an<n><m><pl>$ ^à<pr>$ ^le<prn><pro>$ ^lire<vblex><inf>$",
  ],
  [
    "^être<vbser><pri><p1><sg>$ ^passer<vblex><pp><m><sg>$ ^par<pr>$ ^Lyon<np>$",
    "^être<vbser><pri><p1><sg>$ ^passer<vblex><pp><m><sg>$ ^par<pr>$ ^Lyon<np>$",
  ],
  [
    "^dire<vblex><imp><p2><pl>+lui<prn><enc>$ ^pour<pr>$ ^attendre<vblex><inf>$",
    "^dire<vblex><imp><p2><pl>+lui<prn><enc>$ ^de<pr>$ ^attendre<vblex><inf>$",
  ],
])("%s", (units, said) => {
  expect(writeUnits(doThings(readUnits(units)))).toBe(said);
});
