import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { smallWords } from "./small-words.ts";

test.each([
  [
    "no longer",
    "^non<adv>$ ^volere<vbmod><pri><p1><sg>$ ^già<adv>$ ^vivere<vblex><inf>$^.<sent>$",
    "^non<adv>$ ^volere<vbmod><pri><p1><sg>$ ^più<adv>$ ^vivere<vblex><inf>$^.<sent>$",
  ],
  [
    "not already?",
    "^non<adv>$ ^avere<vbhaver><pri><p2><sg>$ ^già<adv>$ ^mangiare<vblex><pp><m><sg>$^?<sent>$",
    "^non<adv>$ ^avere<vbhaver><pri><p2><sg>$ ^già<adv>$ ^mangiare<vblex><pp><m><sg>$^?<sent>$",
  ],
  ["much money", "^molto<adv>$ ^soldi<n><m><pl>$", "^molto<adj><ind><m><pl>$ ^soldi<n><m><pl>$"],
  [
    "working well",
    "^per<pr>$ ^bene<adv>$ ^funzionare<vblex><inf>$",
    "^per<pr>$ ^funzionare<vblex><inf>$ ^bene<adv>$",
  ],
  [
    "there is",
    "^ci<prn><pro><adv>$ ^avere<vblex><pri><p3><sg>$ ^nulla<prn><tn><nt><sg>$",
    "^ci<prn><pro><adv>$ ^essere<vbser><pri><p3><sg>$ ^nulla<prn><tn><nt><sg>$",
  ],
  [
    "still day",
    "^fare<vblex><pri><p3><sg>$ ^ancora<adv>$ ^giorno<n><m><sg>$",
    "^essere<vbser><pri><p3><sg>$ ^ancora<adv>$ ^giorno<n><m><sg>$",
  ],
  ["first of all", "^Primo<adv>$^,<cm>$", "^Per prima cosa<adv>$^,<cm>$"],
  ["then", "^Di seguito<adv>$^,<cm>$", "^Poi<adv>$^,<cm>$"],
  [
    "nothing",
    "^alcun<det><ind><f><sg>$ ^cosa<n><f><sg>$ ^essere<vbser><pri><p3><sg>$ ^succedere<vblex><pp><f><sg>$",
    "^nulla<prn><tn><nt><sg>$ ^essere<vbser><pri><p3><sg>$ ^succedere<vblex><pp><m><sg>$",
  ],
  [
    "again",
    "^telefonare<vblex><pri><p1><sg>$ ^un altro<det><ind><f><sg>$ ^volta<n><f><sg>$",
    "^telefonare<vblex><pri><p1><sg>$ ^di nuovo<adv>$",
  ],
  [
    "time passed",
    "^essere<vbser><pri><p3><sg>$ ^passare<vblex><pp><m><sg>$ ^un<det><ind><f><sg>$ ^settimana<n><f><sg>$",
    "^essere<vbser><pri><p3><sg>$ ^passare<vblex><pp><f><sg>$ ^un<det><ind><f><sg>$ ^settimana<n><f><sg>$",
  ],
  [
    "oneself",
    "^se<prn><pro><ref><p3><mf><sp>$ ^lavare<vblex><pri><p3><sg>$ ^si<prn><pro><ref><p3><mf><sp>$ ^ne<prn><pro><adv>$ ^andare<vblex><pri><p3><sg>$",
    "^si<prn><pro><ref><p3><mf><sp>$ ^lavare<vblex><pri><p3><sg>$ ^se<prn><pro><ref><p3><mf><sp>$ ^ne<prn><pro><adv>$ ^andare<vblex><pri><p3><sg>$",
  ],
])("%s", (_, pair, italian) => {
  expect(writeUnits(smallWords(readUnits(pair)))).toBe(italian);
});
