import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { govern } from "./government.ts";
import { reword } from "./wording.ts";

const FEEL = "^sentir<vblex><pri><p1><sg>$";
const LACK = "^falta<n><f><sg>$ ^de<pr>$";
const MISS = "^extrañar<vblex><pri><p1><sg>$";
const TOO_MUCH = "^demasiado<adv>$";
const SPENDS = "^gastar<vblex><pri><p3><sg>$";
const ME = "^me<prn><pro><p1><mf><sg>$";

it.each([
  [reword, `${FEEL} ${LACK}`, MISS],
  [reword, `${FEEL} ^mucho<adj><f><sg>$ ${LACK}`, `${MISS} ^mucho<adv>$`],
  [reword, `${FEEL} ^frío<n><m><sg>$`, null],
  [reword, `${TOO_MUCH} ${SPENDS}`, `${SPENDS} ${TOO_MUCH}`],
  [reword, `${TOO_MUCH} ^caro<adj><m><sg>$`, null],
  [
    reword,
    "^suyo<det><pos><mf><pl>$ ^ropa<n><f><pl>$ ^nuevo<adj><f><pl>$",
    "^suyo<det><pos><mf><sg>$ ^ropa<n><f><sg>$ ^nuevo<adj><f><sg>$",
  ],
  [reword, "^casa<n><f><pl>$ ^nuevo<adj><f><pl>$", null],
  [
    govern,
    `${ME} ^acordar<vblex><pri><p3><sg>$ ^de<pr>$ ^usted<prn>$`,
    `${ME} ^recordar<vblex><pri><p3><sg>$ ^a<pr>$ ^usted<prn>$`,
  ],
  [govern, `${ME} ^acordar<vblex><pri><p1><sg>$ ^de<pr>$ ^usted<prn>$`, null],
])("%o of %s", (step, translated, said) => {
  expect(writeUnits(step(readUnits(translated)))).toBe(said ?? translated);
});
