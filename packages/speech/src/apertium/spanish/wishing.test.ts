import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { agreeWhileDone } from "./agree-with-her.ts";
import { govern } from "./government.ts";
import { tellTo } from "./telling-to.ts";
import { toWhom } from "./to-whom.ts";
import { wishFor } from "./wishing.ts";
import { doToYou } from "./you-as-object.ts";

const WANT = "^querer<vblex><pri><p1><sg>$";
const KNOW = "^saber<vblex><pri><p1><sg>$";
const THAT = "^que<cnjsub>$";
const SMOKES = "^fumar<vblex><pri><p3><sg>$";
const YOU = "^usted<prn><tn><p3><mf><sg>$";
const I_SAW = "^ver<vblex><ifi><p1><sg>$";
const END = "^.<sent>$";
const HIM = "^lo<prn><pro><p3><m><sg>$";
const WAIT = "^esperar<vblex><pri><p1><sg>$";
const FOR = "^por<pr>$";
const BUS = "^el<det><def><m><sg>$ ^autobús<n><m><sg>$";
const DINNER = "^cena<n><f><sg>$ ^estar<vblex><pri><p3><sg>$ ^ser<vbser><ger>$";

it.each([
  [wishFor, `${WANT} ${THAT} ${SMOKES}`, `${WANT} ${THAT} ^fumar<vblex><prs><p3><sg>$`],
  [wishFor, `${KNOW} ${THAT} ${SMOKES}`, null],
  [doToYou, `${I_SAW} ${YOU}${END}`, `${HIM} ${I_SAW}${END}`],
  [doToYou, `^ver<vblex><ifi><p3><sg>$ ${YOU}${END}`, null],
  [doToYou, `${I_SAW} ^a<pr>$ ${YOU}${END}`, null],
  [
    tellTo,
    `^hora<n><f><sg>$ ^de<pr>$ ${YOU} ^llegar<vblex><inf>$`,
    `^hora<n><f><sg>$ ^de<pr>$ ${THAT} ${YOU} ^llegar<vblex><prs><p3><sg>$`,
  ],
  [tellTo, "^hora<n><f><sg>$ ^de<pr>$ ^llegar<vblex><inf>$", null],
  [toWhom, `${WAIT} ${FOR} ${YOU}`, `^le<prn><pro><p3><mf><sg>$ ${WAIT}`],
  [govern, `${WAIT} ${FOR} ${BUS}`, `${WAIT} ${BUS}`],
  [govern, `${WAIT} ${FOR} ^dos<num>$ ^hora<n><f><pl>$`, null],
  [
    agreeWhileDone,
    `${DINNER} ^preparar<vblex><pp><m><sg>$`,
    `${DINNER} ^preparar<vblex><pp><f><sg>$`,
  ],
  [agreeWhileDone, "^cena<n><f><sg>$ ^preparar<vblex><pp><m><sg>$", null],
])("%o of %s", (step, translated, said) => {
  expect(writeUnits(step(readUnits(translated)))).toBe(said ?? translated);
});
