import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { agreeWithObject } from "./agree-with-object.ts";

const [SOUP, THAT] = ["^soupe<n><f><sg>$", "^que<rel><mf><sp>$"];
const MOTHER = "^mon<det><pos><f><sg>$ ^mère<n><f><sg>$ ^avoir<vbhaver><pri><p3><sg>$";
const [MADE, MADE_IT] = ["^faire<vblex><pp><m><sg>$", "^faire<vblex><pp><f><sg>$"];

it.each([
  [`${SOUP} ${THAT} ${MOTHER} ${MADE}`, `${SOUP} ${THAT} ${MOTHER} ${MADE_IT}`],
  [
    "^le<prn><pro><p3><mf><pl>$ ^avoir<vbhaver><pri><p3><sg>$ ^suivre<vblex><pp><m><sg>$",
    "^le<prn><pro><p3><mf><pl>$ ^avoir<vbhaver><pri><p3><sg>$ ^suivre<vblex><pp><m><pl>$",
  ],
  [`${SOUP} ${THAT} ${MOTHER} ${MADE} ^cuire<vblex><inf>$`, null],
  [`${SOUP} ${MOTHER} ${MADE}`, null],
  [`^projet<n><m><sg>$ ^de<pr>$ ^loi<n><f><sg>$ ${THAT} ${MOTHER} ${MADE}`, null],
  [`^dire<vblex><imp>$ ^à<pr>$ ^mère<n><f><sg>$ ${THAT} ${MOTHER} ${MADE}`, null],
  [`^le<prn><pro><p3><nt>$ ^avoir<vbhaver><pri><p3><sg>$ ${MADE}`, null],
])("%s becomes %s", (stream, agreed) => {
  expect(writeUnits(agreeWithObject(readUnits(stream)))).toBe(agreed ?? stream);
});
