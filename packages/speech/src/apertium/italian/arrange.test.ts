import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { arrangeItalian } from "./arrange.ts";

test.each([
  [
    "never is a negation",
    "^Anna<np><ant><f><sg>$ ^mai<adv>$ ^mangiare<vblex><pri><p3><sg>$ ^carne<n><f><sg>$",
    "^Anna<np><ant><f><sg>$ ^non<adv>$ ^mangiare<vblex><pri><p3><sg>$ ^mai<adv>$ ^carne<n><f><sg>$",
  ],
  [
    "one person is asked not to with the infinitive",
    "^Non<adv>$ ^lo<prn><pro><p3><f><sg>$ ^guardare<vblex><prs><p2><sg>$",
    "^Non<adv>$ ^lo<prn><pro><p3><f><sg>$ ^guardare<vblex><inf>$",
  ],
  [
    "who hopes asks for nothing",
    "^sperare<vblex><pri><p1><sg>$ ^che<cnjsub>$ ^non<adv>$ ^lo<prn><pro><p3><f><sg>$ ^guardare<vblex><prs><p2><sg>$",
    "^sperare<vblex><pri><p1><sg>$ ^che<cnjsub>$ ^non<adv>$ ^lo<prn><pro><p3><f><sg>$ ^guardare<vblex><prs><p2><sg>$",
  ],
  [
    "children have an article",
    "^con<pr>$ ^suo<det><pos><m><pl>$ ^figlio<n><m><pl>$",
    "^con<pr>$ ^il suo<det><pos><m><pl>$ ^figlio<n><m><pl>$",
  ],
  [
    "all roots have an article",
    "^Radice<n><f><pl>$ ^assorbire<vblex><pri><p3><pl>$ ^acqua<n><f><sg>$",
    "^il<det><def><f><pl>$ ^radice<n><f><pl>$ ^assorbire<vblex><pri><p3><pl>$ ^acqua<n><f><sg>$",
  ],
  [
    "some have none",
    "^Radice<n><f><pl>$ ^assorbire<vblex><ifi><p3><pl>$ ^acqua<n><f><sg>$",
    "^Radice<n><f><pl>$ ^assorbire<vblex><ifi><p3><pl>$ ^acqua<n><f><sg>$",
  ],
  [
    "too salty",
    "^essere<vbser><pii><p3><sg>$ ^troppo<adj><ind><f><sg>$ ^salare<vblex><pp><f><sg>$^,<cm>$ ^troppo<adj><ind><f><sg>$ ^gente<n><f><sg>$",
    "^essere<vbser><pii><p3><sg>$ ^troppo<adv>$ ^salare<vblex><pp><f><sg>$^,<cm>$ ^troppo<adj><ind><f><sg>$ ^gente<n><f><sg>$",
  ],
  [
    "going takes essere",
    "^avere<vbhaver><pii><p1><pl>$ ^già<adv>$ ^andare<vblex><pp><m><sg>$",
    "^essere<vbser><pii><p1><pl>$ ^già<adv>$ ^andare<vblex><pp><m><pl>$",
  ],
  [
    "several have woken up",
    "^ci<prn><pro><p1><mf><pl>$ ^essere<vbser><pri><p1><pl>$ ^svegliare<vblex><pp><m><sg>$",
    "^ci<prn><pro><p1><mf><pl>$ ^essere<vbser><pri><p1><pl>$ ^svegliare<vblex><pp><m><pl>$",
  ],
  [
    "several should have gone",
    "^dovere<vbmod><pii><p3><pl>$ ^essere<vbser><inf>$ ^andare<vblex><pp><m><sg>$",
    "^dovere<vbmod><pii><p3><pl>$ ^essere<vbser><inf>$ ^andare<vblex><pp><m><pl>$",
  ],
  [
    "where one ends up",
    "^lui<prn><tn><p3><m><sg>$ ^essere<vbser><pri><p3><sg>$ ^finire<vblex><pp><m><sg>$ ^in<pr>$ ^ospedale<n><m><sg>$",
    "^lui<prn><tn><p3><m><sg>$ ^essere<vbser><pri><p3><sg>$ ^finire<vblex><pp><m><sg>$ ^in<pr>$ ^ospedale<n><m><sg>$",
  ],
  [
    "what one ends by doing",
    "^finire<vblex><pri><p1><sg>$ ^comprare<vblex><ger>$ ^pane<n><m><sg>$",
    "^finire<vblex><pri><p1><sg>$ ^per<pr>$ ^comprare<vblex><inf>$ ^pane<n><m><sg>$",
  ],
  [
    "what one spends time at",
    "^passare<vblex><pri><p1><sg>$ ^due<num><mf><sp>$ ^ora<n><f><pl>$ ^leggere<vblex><ger>$",
    "^passare<vblex><pri><p1><sg>$ ^due<num><mf><sp>$ ^ora<n><f><pl>$ ^a<pr>$ ^leggere<vblex><inf>$",
  ],
  [
    "who starts has started",
    "^essere<vbser><pri><p1><pl>$ ^cominciare<vblex><pp><m><pl>$ ^e<cnjcoo>$ ^nessuno<prn><tn><m><sg>$ ^essere<vbser><pri><p3><sg>$ ^finire<vblex><pp><m><sg>$",
    "^avere<vbhaver><pri><p1><pl>$ ^cominciare<vblex><pp><m><sg>$ ^e<cnjcoo>$ ^nessuno<prn><tn><m><sg>$ ^avere<vbhaver><pri><p3><sg>$ ^finire<vblex><pp><m><sg>$",
  ],
  [
    "what starts is started",
    "^vendita<n><f><pl>$ ^essere<vbser><pri><p3><pl>$ ^cominciare<vblex><pp><f><pl>$",
    "^vendita<n><f><pl>$ ^essere<vbser><pri><p3><pl>$ ^cominciare<vblex><pp><f><pl>$",
  ],
  [
    "whoever goes on goes on doing",
    "^lui<prn><tn><p3><m><sg>$ ^essere<vbser><pri><p3><sg>$ ^continuare<vblex><pp><m><sg>$ ^parlare<vblex><ger>$",
    "^lui<prn><tn><p3><m><sg>$ ^avere<vbhaver><pri><p3><sg>$ ^continuare<vblex><pp><m><sg>$ ^a<pr>$ ^parlare<vblex><inf>$",
  ],
  [
    "they fell asleep",
    "^si<prn><pro><ref><p3><mf><sp>$ ^essere<vbser><pri><p3><pl>$ ^dormire<vblex><pp><m><pl>$",
    "^si<prn><pro><ref><p3><mf><sp>$ ^essere<vbser><pri><p3><pl>$ ^addormentare<vblex><pp><m><pl>$",
  ],
  [
    "a machine stops itself",
    "^il<det><def><f><sg>$ ^macchina<n><f><sg>$ ^fermare<vblex><pri><p3><sg>$ ^subito<adv>$^.<sent>$",
    "^il<det><def><f><sg>$ ^macchina<n><f><sg>$ ^si<prn><pro><ref><p3><mf><sp>$ ^fermare<vblex><pri><p3><sg>$ ^subito<adv>$^.<sent>$",
  ],
  [
    "I am not taken for a woman",
    "^essere<vbser><pri><p1><sg>$ ^tornare<vblex><pp><f><sg>$",
    "^essere<vbser><pri><p1><sg>$ ^tornare<vblex><pp><m><sg>$",
  ],
  [
    "seeing takes avere",
    "^avere<vbhaver><pri><p1><sg>$ ^vedere<vblex><pp><m><sg>$",
    "^avere<vbhaver><pri><p1><sg>$ ^vedere<vblex><pp><m><sg>$",
  ],
  [
    "a father has none",
    "^Suo<det><pos><m><sg>$ ^padre<n><m><sg>$",
    "^Suo<det><pos><m><sg>$ ^padre<n><m><sg>$",
  ],
])("%s", (_, catalan, italian) => {
  expect(writeUnits(arrangeItalian(readUnits(catalan)))).toBe(italian);
});
