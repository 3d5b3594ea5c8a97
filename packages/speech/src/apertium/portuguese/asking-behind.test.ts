import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { askBehind } from "./asking-behind.ts";

const ME = "^me<prn><pro><p1><mf><sg>$";
const TELL = "^decir<vblex><prs><p3><sg>$";
const TOLD = "^decir<vblex><imp><p3><sg>+me<prn><enc><p1><mf><sg>$";

it.each([
  [`${ME} ${TELL}`, TOLD],
  [`^Entonces<cnjadv>$ ${ME} ${TELL}`, `^Entonces<cnjadv>$ ${TOLD}`],
  [`^que<cnjsub>$ ${ME} ${TELL}`, null],
  [`^no<adv>$ ${ME} ${TELL}`, null],
  [`^ella<prn><tn>$ ${ME} ^decir<vblex><pri><p3><sg>$`, null],
])("%s becomes %s", (stream, asked) => {
  expect(writeUnits(askBehind(readUnits(stream)))).toBe(asked ?? stream);
});
