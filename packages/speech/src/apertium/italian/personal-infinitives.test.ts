import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { withOwnSubject } from "./personal-infinitives.ts";

const TRAIN = "^il<det><def><m><sg>$ ^treno<n><m><sg>$";

test.each([
  [
    "^Prima di<pr>$ ^qualcuno<prn><tn><m><sg>$ ^pagare<vblex><inf>+ci<prn><enc><p1><mf><pl>$^.<sent>$",
    "^Prima che<cnjadv>$ ^qualcuno<prn><tn><m><sg>$ ^ci<prn><pro><p1><mf><pl>$ ^pagare<vblex><prs><p3><sg>$^.<sent>$",
  ],
  [
    "^prima di<pr>$ ^lei<prn><tn><p3><mf><sg>$ ^tagliare<vblex><inf>$",
    "^prima di<pr>$ ^tagliare<vblex><inf>$",
  ],
  [
    `^uscire<vblex><pii><p3><sg>$ ^prima di<pr>$ ${TRAIN} ^arrivare<vblex><inf>$`,
    `^uscire<vblex><pii><p3><sg>$ ^prima che<cnjadv>$ ${TRAIN} ^arrivare<vblex><pis><p3><sg>$`,
  ],
  [
    `^prima di<pr>$ ${TRAIN} ^partire<vblex><prs><p3><sg>$`,
    `^prima che<cnjadv>$ ${TRAIN} ^partire<vblex><prs><p3><sg>$`,
  ],
  [
    "^dopo<pr>$ ^lui<prn><tn><p3><mf><pl>$ ^arrivare<vblex><pri><p3><pl>$",
    "^dopo che<cnjadv>$ ^lui<prn><tn><p3><mf><pl>$ ^arrivare<vblex><pri><p3><pl>$",
  ],
  [
    "^dopo<pr>$ ^lui<prn><tn><p3><f><sg>$ ^entrare<vblex><inf>$",
    "^dopo che<cnjadv>$ ^lui<prn><tn><p3><f><sg>$ ^avere<vbhaver><pri><p3><sg>$ ^entrare<vblex><pp><m><sg>$",
  ],
  [
    "^essere<vbser><cni><p3><sg>$ ^meglio<adv>$ ^perché<cnjadv>$ ^Lei<prn><tn><p3><mf><sg>$ ^si<prn><pro><ref><p3><mf><sp>$ ^fermare<vblex><prs><p3><sg>$",
    "^essere<vbser><cni><p3><sg>$ ^meglio<adv>$ ^per<pr>$ ^lei<prn><tn><p3><mf><sg>$ ^fermare<vblex><inf>+si<prn><enc><ref><p3><mf><sp>$",
  ],
  [
    "^aprire<vblex><imp><p3><sg>$ ^perché<cnjadv>$ ^Lei<prn><tn><p3><mf><sg>$ ^entrare<vblex><prs><p3><sg>$",
    "^aprire<vblex><imp><p3><sg>$ ^perché<cnjadv>$ ^Lei<prn><tn><p3><mf><sg>$ ^entrare<vblex><prs><p3><sg>$",
  ],
  [`^prima di<pr>$ ${TRAIN}^.<sent>$`, `^prima di<pr>$ ${TRAIN}^.<sent>$`],
])("%s", (pair, italian) => {
  expect(writeUnits(withOwnSubject(readUnits(pair)))).toBe(italian);
});
