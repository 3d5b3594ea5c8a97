import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { agreeWithHer } from "./agree-with-her.ts";
import { sayPassive } from "./passive.ts";

const MOUNTAIN = "^montaña<n><f><sg>$";
const IS = "^ser<vbser><pri><p3><sg>$";
const COVERED = "^cubrir<vblex><pp><f><sg>$";
const WITH = "^de<pr>$ ^nieve<n><f><sg>$";
const WINE = "^vino<n><m><sg>$";
const SOLD = "^vender<vblex><pp><m><sg>$";
const HERE = "^aquí<adv>$";
const SHE = "^Él<prn><tn><p3><f><sg>$";
const SICK = "^estar<vblex><pri><p3><sg>$ ^enfermo<adj>";

it.each([
  [
    sayPassive,
    `${MOUNTAIN} ${IS} ${COVERED} ${WITH}`,
    `${MOUNTAIN} ^estar<vblex><pri><p3><sg>$ ${COVERED} ${WITH}`,
  ],
  [
    sayPassive,
    `${WINE} ${IS} ${SOLD} ${HERE}`,
    `${WINE} ^se<prn><pro><ref><p3><mf><sp>$ ^vender<vblex><pri><p3><sg>$ ${HERE}`,
  ],
  [sayPassive, `${WINE} ${IS} ${SOLD} ^por<pr>$`, null],
  [sayPassive, `^médico<n><m><sg>$ ${IS} ${SOLD} ${HERE}`, null],
  [sayPassive, `${WINE} ^ser<vbser><ifi><p3><sg>$ ${SOLD} ${HERE}`, null],
  [sayPassive, `${WINE} ${IS} ^conocer<vblex><pp><m><sg>$ ${HERE}`, null],
  [agreeWithHer, `${SHE} ${SICK}<m><sg>$`, `${SHE} ${SICK}<f><sg>$`],
  [
    agreeWithHer,
    "^Él<prn><tn><p3><m><sg>$ ^estar<vblex><pri><p3><sg>$ ^enfermo<adj><m><sg>$",
    null,
  ],
])("%o of %s", (step, translated, said) => {
  expect(writeUnits(step(readUnits(translated)))).toBe(said ?? translated);
});
