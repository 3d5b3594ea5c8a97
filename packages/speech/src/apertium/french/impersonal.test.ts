import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { nameIl } from "./impersonal.ts";

const IL = "^il<prn><tn><p3><m><sg>$";
const RAINED = "^avoir<vbhaver><pri><p3><sg>$ ^pleuvoir<vblex><pp><m><sg>$";

it.each([
  [`^Seulement<adv>$ ${RAINED}`, `^Seulement<adv>$ ${IL} ${RAINED}`],
  ["^neiger<vblex><pri><p3><sg>$", `${IL} ^neiger<vblex><pri><p3><sg>$`],
  [`${IL} ${RAINED}`, null],
  ["^va<vblex>$ ^pleuvoir<vblex><inf>$", null],
])("%s becomes %s", (stream, named) => {
  expect(writeUnits(nameIl(readUnits(stream)))).toBe(named ?? stream);
});
