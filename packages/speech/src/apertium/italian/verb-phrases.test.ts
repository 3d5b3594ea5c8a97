import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { verbPhrases } from "./verb-phrases.ts";

test.each([
  [
    "managing to sleep",
    "^conseguire<vblex><pri><p1><sg>$ ^più<adv>$ ^dormire<vblex><inf>$",
    "^riuscire<vblex><pri><p1><sg>$ ^più<adv>$ ^a<pr>$ ^dormire<vblex><inf>$",
  ],
  [
    "managing, said as arriving",
    "^arrivare<vblex><pii><p1><sg>$ ^a<pr>$ ^dormire<vblex><inf>$",
    "^riuscire<vblex><pii><p1><sg>$ ^a<pr>$ ^dormire<vblex><inf>$",
  ],
  [
    "arriving somewhere",
    "^arrivare<vblex><pii><p1><sg>$ ^a<pr>$ ^Parigi<np><loc><f><sg>$",
    "^arrivare<vblex><pii><p1><sg>$ ^a<pr>$ ^Parigi<np><loc><f><sg>$",
  ],
  [
    "what has just been done",
    "^Finire<vblex><pri><p1><sg>$ ^di<pr>$ ^mangiare<vblex><inf>$^.<sent>$",
    "^Avere<vbhaver><pri><p1><sg>$ ^appena<adv>$ ^mangiare<vblex><pp><m><sg>$^.<sent>$",
  ],
  [
    "with a pronoun",
    "^finire<vblex><pri><p1><sg>$ ^di<pr>$ ^alzare<vblex><inf>+mi<prn><enc><p1><mf><sg>$^.<sent>$",
    "^mi<prn><pro><p1><mf><sg>$ ^avere<vbhaver><pri><p1><sg>$ ^appena<adv>$ ^alzare<vblex><pp><m><sg>$^.<sent>$",
  ],
  [
    "when one stops",
    "^finire<vblex><pri><p1><sg>$ ^di<pr>$ ^lavorare<vblex><inf>$ ^a<pr>$ ^il<det><def><f><pl>$ ^sei<num><mf><sp>$^.<sent>$",
    "^finire<vblex><pri><p1><sg>$ ^di<pr>$ ^lavorare<vblex><inf>$ ^a<pr>$ ^il<det><def><f><pl>$ ^sei<num><mf><sp>$^.<sent>$",
  ],
  [
    "what is being done",
    "^il<det><def><f><sg>$ ^casa<n><f><sg>$ ^stare<vblex><pri><p3><sg>$ ^essere<vbser><ger>$ ^vendere<vblex><pp><m><sg>$^.<sent>$",
    "^il<det><def><f><sg>$ ^casa<n><f><sg>$ ^venire<vblex><pri><p3><sg>$ ^vendere<vblex><pp><f><sg>$^.<sent>$",
  ],
  [
    "being nice",
    "^stare<vblex><pri><p3><sg>$ ^essere<vbser><ger>$ ^gentile<adj><mf><sg>$^.<sent>$",
    "^essere<vbser><pri><p3><sg>$ ^gentile<adj><mf><sg>$^.<sent>$",
  ],
  [
    "what has been going on",
    "^stare<vblex><pri><p1><pl>$ ^vivere<vblex><ger>$ ^qui<adv>$ ^da<pr>$ ^tre<num><mf><sp>$ ^anno<n><m><pl>$^.<sent>$",
    "^vivere<vblex><pri><p1><pl>$ ^qui<adv>$ ^da<pr>$ ^tre<num><mf><sp>$ ^anno<n><m><pl>$^.<sent>$",
  ],
  [
    "what goes on",
    "^stare<vblex><pri><p1><pl>$ ^mangiare<vblex><ger>$ ^qui<adv>$^.<sent>$",
    "^stare<vblex><pri><p1><pl>$ ^mangiare<vblex><ger>$ ^qui<adv>$^.<sent>$",
  ],
  [
    "what one has been doing",
    "^essere<vbser><pri><p1><sg>$ ^stare<vblex><pp><m><sg>$ ^cercare<vblex><ger>$^.<sent>$",
    "^avere<vbhaver><pri><p1><sg>$ ^cercare<vblex><pp><m><sg>$^.<sent>$",
  ],
  [
    "daring",
    "^non<adv>$ ^si<prn><pro><ref><p3><mf><sp>$ ^essere<vbser><pri><p3><pl>$ ^osare<vblex><pp><m><pl>$ ^a<pr>$ ^parlare<vblex><inf>$",
    "^non<adv>$ ^avere<vbhaver><pri><p3><pl>$ ^osare<vblex><pp><m><sg>$ ^parlare<vblex><inf>$",
  ],
  [
    "succeeding",
    "^nessuno<prn><tn><m><sg>$ ^conseguire<vblex><pri><p3><sg>$^.<sent>$",
    "^nessuno<prn><tn><m><sg>$ ^riuscire<vblex><pri><p3><sg>$^.<sent>$",
  ],
  [
    "getting something",
    "^conseguire<vblex><pri><p3><sg>$ ^un<det><ind><m><sg>$ ^premio<n><m><sg>$^.<sent>$",
    "^conseguire<vblex><pri><p3><sg>$ ^un<det><ind><m><sg>$ ^premio<n><m><sg>$^.<sent>$",
  ],
  [
    "happening to cry",
    "^mi<prn><pro><p1><mf><sg>$ ^arrivare<vblex><pii><p3><sg>$ ^da<pr>$ ^piangere<vblex><inf>$",
    "^mi<prn><pro><p1><mf><sg>$ ^capitare<vblex><pii><p3><sg>$ ^di<pr>$ ^piangere<vblex><inf>$",
  ],
  [
    "making happy",
    "^mi<prn><pro><p1><mf><sg>$ ^fare<vblex><pri><p3><sg>$ ^felice<adj><mf><sg>$",
    "^mi<prn><pro><p1><mf><sg>$ ^rendere<vblex><pri><p3><sg>$ ^felice<adj><mf><sg>$",
  ],
])("%s", (_, pair, italian) => {
  expect(writeUnits(verbPhrases(readUnits(pair)))).toBe(italian);
});
