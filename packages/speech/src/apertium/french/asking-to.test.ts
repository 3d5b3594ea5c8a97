import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { askTo } from "./asking-to.ts";

const ASKED_ALL = "^demander<vblex><pp><m><sg>$ ^à<pr>$ ^tout<prn><tn><m><pl>$";
const THEY = "^il<prn><tn><p3><m><pl>$";
const SO_THAT = `^pour que<cnjadv>$ ${THEY}`;

it.each([
  [
    `${ASKED_ALL} ${SO_THAT} ^rester<vblex><prs><p3><pl>$`,
    `${ASKED_ALL} ^de<pr>$ ^rester<vblex><inf>$`,
  ],
  [
    `${ASKED_ALL} ${SO_THAT} ^ne<adv>$ ^venir<vblex><prs><p3><pl>$ ^pas<adv>$`,
    `${ASKED_ALL} ^de<pr>$ ^ne<adv>$ ^pas<adv>$ ^venir<vblex><inf>$`,
  ],
  [
    "^lui<prn><pro><p3><mf><sg>$ ^avoir<vbhaver><pri>$ ^dire<vblex><pp>$ ^pour<pr>$ ^attendre<vblex><inf>$",
    "^lui<prn><pro><p3><mf><sg>$ ^avoir<vbhaver><pri>$ ^dire<vblex><pp>$ ^de<pr>$ ^attendre<vblex><inf>$",
  ],
  [`^crier<vblex><inf>$ ${SO_THAT} ^rester<vblex><prs><p3><pl>$`, null],
  [`^parler<vblex><inf>$ ^à<pr>$ ^Paul<np>$ ^pour<pr>$ ^savoir<vblex><inf>$`, null],
  [`${ASKED_ALL} ^pour<pr>$ ^le<det><def><m><sg>$ ^café<n><m><sg>$`, null],
])("%s becomes %s", (stream, asked) => {
  expect(writeUnits(askTo(readUnits(stream)))).toBe(asked ?? stream);
});
