import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { betweenParts } from "./adverbs-between.ts";

const HAS = "^avere<vbhaver><pri><p3><sg>$";
const EATEN = "^mangiare<vblex><pp><m><sg>$";

test.each([
  [`^non<adv>$ ${HAS} ${EATEN} ^mai<adv>$`, `^non<adv>$ ${HAS} ^mai<adv>$ ${EATEN}`],
  [`${HAS} ${EATEN} ^già<adv>$`, `${HAS} ^già<adv>$ ${EATEN}`],
  [`^non<adv>$ ${HAS} ${EATEN} ^più<adv>$`, `^non<adv>$ ${HAS} ^più<adv>$ ${EATEN}`],
  [`${HAS} ${EATEN} ^più<adv>$`],
  [`^non<adv>$ ${HAS} ${EATEN} ^più<adv>$ ^di<pr>$`],
])("%s", (pair, italian = pair) => {
  expect(writeUnits(betweenParts(readUnits(pair)))).toBe(italian);
});
