import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { prepositions } from "./prepositions.ts";

const IS = "^essere<vbser><pri><p3><sg>$";
const THE = "^il<det><def><f><sg>$";

test.each([
  [
    "^andare<vblex><inf>$ ^a<pr>$ ^il<det><def><m><sg>$ ^dentista<n><m><sg>$",
    "^andare<vblex><inf>$ ^da<pr>$ ^il<det><def><m><sg>$ ^dentista<n><m><sg>$",
  ],
  [
    "^conoscere<vblex><pri><p1><sg>$ ^in<pr>$ ^un<det><ind><f><sg>$ ^festa<n><f><sg>$",
    "^conoscere<vblex><pri><p1><sg>$ ^a<pr>$ ^un<det><ind><f><sg>$ ^festa<n><f><sg>$",
  ],
  [
    "^cadere<vblex><pp><m><sg>$ ^di<pr>$ ^il<det><def><f><sg>$ ^bicicletta<n><f><sg>$",
    "^cadere<vblex><pp><m><sg>$ ^da<pr>$ ^il<det><def><f><sg>$ ^bicicletta<n><f><sg>$",
  ],
  [
    "^nulla<prn><tn><nt><sg>$ ^per<pr>$ ^fare<vblex><inf>$",
    "^nulla<prn><tn><nt><sg>$ ^da<pr>$ ^fare<vblex><inf>$",
  ],
  [
    `^interessare<vblex><pp><m><sg>$ ^in<pr>$ ${THE} ^storia<n><f><sg>$`,
    `^interessare<vblex><pp><m><sg>$ ^a<pr>$ ${THE} ^storia<n><f><sg>$`,
  ],
  [
    `${IS} ^buono<adj><f><sg>$ ^a<pr>$ ^disegnare<vblex><inf>$`,
    `${IS} ^bravo<adj><f><sg>$ ^a<pr>$ ^disegnare<vblex><inf>$`,
  ],
  [
    "^giocare<vblex><pri><p1><sg>$ ^calcio<n><m><sg>$",
    "^giocare<vblex><pri><p1><sg>$ ^a<pr>$ ^calcio<n><m><sg>$",
  ],
  [
    "^essere<vbser><pri><p1><sg>$ ^cambiare<vblex><pp><f><sg>$ ^di<pr>$ ^idea<n><f><sg>$",
    "^avere<vbhaver><pri><p1><sg>$ ^cambiare<vblex><pp><m><sg>$ ^idea<n><f><sg>$",
  ],
  [
    "^ascoltare<vblex><inf>$ ^a<pr>$ ^lei<prn><tn><p3><f><sg>$",
    "^ascoltare<vblex><inf>$ ^lei<prn><tn><p3><f><sg>$",
  ],
  [
    "^si<prn><pro><ref><p3><mf><sp>$ ^essere<vbser><pri><p3><sg>$ ^sposare<vblex><pp><m><sg>$ ^lei<prn><tn><p3><f><sg>$",
    "^si<prn><pro><ref><p3><mf><sp>$ ^essere<vbser><pri><p3><sg>$ ^sposare<vblex><pp><m><sg>$ ^con<pr>$ ^lei<prn><tn><p3><f><sg>$",
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(prepositions(readUnits(pair)))).toBe(italian);
});
