import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { whatItIs } from "./pseudo-clefts.ts";

const [WHAT, WHO] = ["^celui que<rel><nt>$", "^celui qui<rel><nt>$"];
const WANT = "^je<prn><tn><p1><mf><sg>$ ^vouloir<vbmod><pri><p1><sg>$";
const [CE, IS] = ["^,<cm>$ ^ce<prn><tn><nt>$", "^être<vblex><pri><p3><sg>$"];
const HAS = "^avoir<vbhaver><pri><p3><sg>$";
const SURPRISED = "^me<prn><pro><p1><mf><sg>$ ^avoir<vbhaver><pri><p3><sg>$";

it.each([
  [`${WHAT} ${WANT} ${IS} ^dormir<vblex><inf>$`, `${WHAT} ${WANT}${CE} ${IS} ^dormir<vblex><inf>$`],
  [
    `${WHO} ${SURPRISED} ^surprendre<vblex><pp><m><sg>$ ^plus<adv>$ ${HAS} ^être<vblex><pp><mf><sp>$ ^le<det>$`,
    `${WHO} ${SURPRISED} ^le<det><def><m><sg>$ ^plus<adv>$ ^surprendre<vblex><pp><m><sg>$${CE} ^être<vblex><pii><p3><sg>$ ^le<det>$`,
  ],
  [`${WHAT} ${WANT} ${IS} ^vrai<adj><m><sg>$`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(whatItIs(readUnits(stream)))).toBe(said ?? stream);
});
