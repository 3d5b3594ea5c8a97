import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { forgetThings } from "./forgetting.ts";

const [ME, HAVE] = ["^me<prn><pro><p1><mf><sg>$", "^avoir<vbhaver><pri><p1><sg>$"];
const [AM, FORGOTTEN] = ["^être<vbser><pri><p1><sg>$", "^oublier<vblex><pp><m><sg>$"];
const [OF, KEY] = ["^de<pr>$", "^le<det><def><f><sg>$ ^clé<n><f><sg>$"];

it.each([
  [`${ME} ${AM} ${FORGOTTEN} ${OF} ${KEY}`, `${HAVE} ${FORGOTTEN} ${KEY}`],
  [
    `${ME} ${AM} ${FORGOTTEN} ${OF} ^venir<vblex><inf>$`,
    `${HAVE} ${FORGOTTEN} ${OF} ^venir<vblex><inf>$`,
  ],
  [`${ME} ${AM} ^lever<vblex><pp><m><sg>$`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(forgetThings(readUnits(stream))).trim()).toBe(said ?? stream);
});
