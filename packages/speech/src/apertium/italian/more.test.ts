import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { more } from "./more.ts";

const TWO = "^due<num><mf><sp>$";
const HOURS = "^ora<n><f><pl>$";
const DAYS = "^giorno<n><m><pl>$";
const SOME = "^alcun<det><ind><m><pl>$";
const MORE = "^più<adv>$";
const OTHER_HOURS = "^altro<adj><ind><f><pl>$";

test.each([
  [`${MORE} ${TWO} ${HOURS}`, `${OTHER_HOURS} ${TWO} ${HOURS}`],
  [`${TWO} ${HOURS} ${MORE}^.<sent>$`, `${OTHER_HOURS} ${TWO} ${HOURS}^.<sent>$`],
  [`${MORE} ${SOME} ${DAYS}`, `${SOME} ^altro<adj><ind><m><pl>$ ${DAYS}`],
  [`^non<adv>$ ${MORE} ${TWO} ${HOURS}`, `^non<adv>$ ${MORE} ${TWO} ${HOURS}`],
  [`${TWO} ${HOURS} ${MORE} ^di<pr>$`, `${TWO} ${HOURS} ${MORE} ^di<pr>$`],
])("%s", (pair, italian) => {
  expect(writeUnits(more(readUnits(pair)))).toBe(italian);
});
