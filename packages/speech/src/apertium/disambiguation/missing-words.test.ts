import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { recogniseWords } from "./missing-words.ts";

it.each([
  [
    "a form of a verb that has a sense",
    "^Deitou/*Deitou$ ^cedo/cedo<adv>$",
    "^Deitou/deitar<vblex><ifi><p3><sg>$ ^cedo/cedo<adv>$",
  ],
  [
    "its pronoun",
    "^deitou/*deitou$-^se/se<cnjadv>/se<prn><pro><ref><p3><mf><sp>$ ^cedo/cedo<adv>$",
    "^deitou-se/deitar<vblex><ifi><p3><sg>+se<prn><enc><ref><p3><mf><sp>$ ^cedo/cedo<adv>$",
  ],
  [
    "an infinitive without its end",
    "^lixá/*lixá$-^la/*la$",
    "^lixá-la/lixar<vblex><inf>+o<prn><enc><p3><f><sg>$",
  ],
  [
    "a verb behind its subject",
    "^eu/eu<prn><tn><p1><mf><sg>$ ^lido/ler<vblex><pp><m><sg>$",
    "^eu/eu<prn><tn><p1><mf><sg>$ ^lido/lidar<vblex><pri><p1><sg>/ler<vblex><pp><m><sg>$",
  ],
  [
    "a noun",
    "^escovas/*escovas$ ^o/o<det>$ ^descanso/descansar<vblex><pri><p1><sg>$",
    "^escovas/escova<n><f><pl>$ ^o/o<det>$ ^descanso/descanso<n><m><sg>/descansar<vblex><pri><p1><sg>$",
  ],
  [
    "a noun that is known as an adjective",
    "^lata/lato<adj><f><sg>$ ^roxa/roxo<adj><f><sg>$",
    "^lata/lata<n><f><sg>/lato<adj><f><sg>$ ^roxa/roxo<adj><f><sg>$",
  ],
])("recognises %s", (_, cohorts, recognised) => {
  expect(writeUnits(recogniseWords(readUnits(cohorts), "por-cat"))).toBe(recognised);
});

it.each([
  ["por-cat", "^cascavel/*cascavel$-^se/se<cnjadv>/se<prn><pro><ref><p3><mf><sp>$"],
  ["por-cat", "^falou/falar<vblex><ifi><p3><sg>$"],
  ["por-cat", "^lata/lato<adj><f><sg>$ ^voz/voz<n><f><sg>$"],
  ["fra-cat", "^deitou/*deitou$"],
])("of %s leaves %s", (mode, cohorts) => {
  expect(writeUnits(recogniseWords(readUnits(cohorts), mode))).toBe(cohorts);
});
