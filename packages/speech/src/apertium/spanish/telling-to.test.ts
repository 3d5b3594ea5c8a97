import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { tellTo } from "./telling-to.ts";

const ME = "^me<prn><pro><p1><mf><sg>$";
const ASKED = "^pedir<vblex><ifi><p3><sg>$";
const TO = "^para<pr>$";
const THAT = "^que<cnjsub>$";
const CHILDREN = "^a<pr>$ ^el<det><def><m><pl>$ ^niño<n><m><pl>$";

it.each([
  [
    `${ME} ${ASKED} ${TO} ^esperar<vblex><inf>$`,
    `${ME} ${ASKED} ${THAT} ^esperar<vblex><pis><p1><sg>$`,
  ],
  [
    `^pedir<vblex><imp><p3><sg>+le<prn><enc><p3><mf><sg>$ ${TO} ^no<adv>$ ^venir<vblex><inf>$`,
    `^pedir<vblex><imp><p3><sg>+le<prn><enc><p3><mf><sg>$ ${THAT} ^no<adv>$ ^venir<vblex><prs><p3><sg>$`,
  ],
  [
    `^decir<vblex><ifi><p3><sg>$ ${CHILDREN} ${TO} ^salir<vblex><inf>$`,
    `^decir<vblex><ifi><p3><sg>$ ${CHILDREN} ${THAT} ^salir<vblex><pis><p3><pl>$`,
  ],
  [
    `${ASKED} ${CHILDREN} ${THAT} ^salir<vblex><prs><p3><pl>$`,
    `${ASKED} ${CHILDREN} ${THAT} ^salir<vblex><pis><p3><pl>$`,
  ],
  [
    `${ASKED} ${TO} ^él<prn><tn><p3><m><sg>$ ^ayudar<vblex><inf>+me<prn><enc><p1><mf><sg>$`,
    `${ASKED} ${THAT} ^él<prn><tn><p3><m><sg>$ ${ME} ^ayudar<vblex><pis><p3><sg>$`,
  ],
  [
    `${ME} ${ASKED} ${TO} ^sentar<vblex><inf>+se<prn><enc><ref><p3><mf><sp>$`,
    `${ME} ${ASKED} ${THAT} ${ME} ^sentar<vblex><pis><p1><sg>$`,
  ],
  [`${ASKED} ${TO} ^ver<vblex><inf>$`, null],
  [`^venir<vblex><ifi><p3><sg>$ ${TO} ^ver<vblex><inf>$`, null],
  [`${ASKED} ${CHILDREN}^.<sent>$ ^Venir<vblex><prs><p3><sg>$`, null],
])("%s", (translated, told) => {
  expect(writeUnits(tellTo(readUnits(translated)))).toBe(told ?? translated);
});
