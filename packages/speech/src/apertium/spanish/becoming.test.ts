import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { becomeInSpanish } from "./becoming.ts";

const STAYED = "^quedar<vblex><ifi><p3><sg>$";
const ITSELF = "^se<prn><pro><ref><p3><mf><sp>$";
const MADE = "^hacer<vblex><ifi><p3><sg>$";
const HE = "^él<prn><tn><p3><m><sg>$";
const AT_HOME = "^en<pr>$ ^casa<n><f><sg>$";

it.each([
  [`${STAYED} ^verde<adj><mf><sg>$`, `${ITSELF} ^poner<vblex><ifi><p3><sg>$ ^verde<adj><mf><sg>$`],
  [`${STAYED} ^rico<adj><m><sg>$`, `${ITSELF} ^hacer<vblex><ifi><p3><sg>$ ^rico<adj><m><sg>$`],
  [
    `${STAYED} ^más<adv>$ ^barato<adj><m><sg>$`,
    `${ITSELF} ^volver<vblex><ifi><p3><sg>$ ^más<adv>$ ^barato<adj><m><sg>$`,
  ],
  [
    `${ITSELF} ${MADE} ^loco<adj><m><sg>$`,
    `${ITSELF} ^volver<vblex><ifi><p3><sg>$ ^loco<adj><m><sg>$`,
  ],
  [
    `${ITSELF} ${MADE} ^el<det><def><m><sg>$ ^símbolo<n><m><sg>$`,
    `${ITSELF} ^convertir<vblex><ifi><p3><sg>$ ^en<pr>$ ^el<det><def><m><sg>$ ^símbolo<n><m><sg>$`,
  ],
  [
    `${STAYED} ^muy<preadv>$ ^cansar<vblex><pp><m><sg>$`,
    `${ITSELF} ^cansar<vblex><ifi><p3><sg>$ ^mucho<adv>$`,
  ],
  [`${STAYED} ^con<pr>$ ^hambre<n><f><sg>$`, "^tener<vblex><ifi><p3><sg>$ ^hambre<n><f><sg>$"],
  [`${STAYED} ^con<pr>$ ^rabia<n><f><sg>$`, `${ITSELF} ^enfadar<vblex><ifi><p3><sg>$`],
  [`${STAYED} ^perfecto<adj><m><sg>$`, null],
  [`^El<det><def><f><sg>$ ^casa<n><f><sg>$ ^quedar<vblex><pri><p3><sg>$ ${AT_HOME}`, null],
  [`${MADE} ^pan<n><m><sg>$`, null],
  [`${HE} ${STAYED} ${AT_HOME}`, `${HE} ${ITSELF} ${STAYED} ${AT_HOME}`],
  [
    `^Quedar<vblex><imp><p3><sg>$ ^tranquilo<adj><m><sg>$`,
    "^Quedar<vblex><imp><p3><sg>+se<prn><enc><ref><p3><mf><sp>$ ^tranquilo<adj><m><sg>$",
  ],
  [
    `^querer<vblex><pri><p1><sg>$ ^quedar<vblex><inf>$ ${AT_HOME}`,
    `^querer<vblex><pri><p1><sg>$ ^quedar<vblex><inf>+me<prn><enc><p1><mf><sg>$ ${AT_HOME}`,
  ],
  [
    "^quedar<vblex><pri><p1><sg>$ ^feliz<adj><mf><sg>$ ^que<cnjsub>$",
    "^me<prn><pro><p1><mf><sg>$ ^alegrar<vblex><pri><p1><sg>$ ^de<pr>$ ^que<cnjsub>$",
  ],
])("%s", (translated, become) => {
  expect(writeUnits(becomeInSpanish(readUnits(translated)))).toBe(become ?? translated);
});
