import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { verbSenses } from "./verb-senses.ts";

test.each([
  [
    "wishing somebody something",
    "^vi<prn><pro><p2><mf><pl>$ ^desiderare<vblex><pri><p1><sg>$ ^un<det><ind><m><sg>$",
    "augurare",
  ],
  ["wishing for", "^desiderare<vblex><pri><p1><sg>$ ^un<det><ind><m><sg>$", "desiderare"],
  ["winning", "^chi<prn><itg><mf><sp>$ ^guadagnare<vblex><pri><p3><sg>$^?<sent>$", "vincere"],
  [
    "winning a match",
    "^guadagnare<vblex><pri><p3><sg>$ ^il<det><def><f><sg>$ ^partita<n><f><sg>$^.<sent>$",
    "vincere",
  ],
  [
    "earning little because of something",
    "^guadagnare<vblex><pri><p3><sg>$ ^poco<adv>$ ^a<pr>$ ^causa<n><f><sg>$ ^di<pr>$^.<sent>$",
    "guadagnare",
  ],
  [
    "earning",
    "^guadagnare<vblex><pri><p3><sg>$ ^molto<adj><ind><m><pl>$ ^soldi<n><m><pl>$^.<sent>$",
    "guadagnare",
  ],
  [
    "happening",
    "^questo<prn><tn><nt><sg>$ ^passare<vblex><pri><p3><sg>$ ^sempre<adv>$^.<sent>$",
    "succedere",
  ],
  ["passing", "^tempo<n><m><sg>$ ^passare<vblex><pri><p3><sg>$ ^veloce<adv>$^.<sent>$", "passare"],
  [
    "leaving",
    "^il<det><def><m><sg>$ ^treno<n><m><sg>$ ^uscire<vblex><pri><p3><sg>$^.<sent>$",
    "partire",
  ],
  [
    "wearing",
    "^vestire<vblex><pii><p3><sg>$ ^un<det><ind><f><sg>$ ^gonna<n><f><sg>$^.<sent>$",
    "indossare",
  ],
  ["getting up", "^mi<prn><pro><p1><mf><sg>$ ^sollevare<vblex><pri><p1><sg>$^.<sent>$", "alzare"],
  [
    "taking time",
    "^avere<vbhaver><pri><p1><pl>$ ^tardare<vblex><pp><m><sg>$ ^tre<num><mf><sp>$ ^ora<n><f><pl>$",
    "impiegare",
  ],
  ["watching", "^assistere<vblex><ger>$ ^televisione<n><f><sg>$^.<sent>$", "guardare"],
  [
    "making an appointment",
    "^marcare<vblex><inf>$ ^un<det><ind><f><sg>$ ^visita<n><f><sg>$^.<sent>$",
    "fissare",
  ],
  ["scoring", "^marcare<vblex><inf>$ ^due<num><mf><sp>$ ^gol<n><m><sp>$^.<sent>$", "segnare"],
  ["seeming", "^parere<vblex><pri><p3><pl>$ ^felice<adj><mf><pl>$", "sembrare"],
  ["stuck", "^rimanere<vblex><pri><p1><sg>$ ^arrestare<vblex><pp><m><sg>$^.<sent>$", "bloccare"],
])("%s", (_, pair, verb) => {
  expect(writeUnits(verbSenses(readUnits(pair)))).toContain(`^${verb}<vblex>`);
});
