import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { recogniseWords } from "../missing-words.ts";

it.each([
  [
    "a verb",
    "^ha/haver<vbhaver>$ ^nevat/*nevat$",
    "^ha/haver<vbhaver>$ ^nevat/nevar<vblex><pp><m><sg>$",
  ],
  [
    "its pronoun",
    "^culpar/*culpar$^-/-<guio>$^se/es<prn><pro><ref><p3><mf><sp>$",
    "^culpar/culpar<vblex><inf>+es<prn><enc><ref><p3><mf><sp>$",
  ],
  [
    "a pronoun without its vowel",
    "^cuida/*cuida$^'/'<apos>$^l/*l$",
    "^cuida/cuidar<vblex><pri><p3><sg>+el<prn><enc><p3><m><sg>/cuidar<vblex><imp><p2><sg>+el<prn><enc><p3><m><sg>$",
  ],
  ["a noun in the plural", "^Cruïlles/*Cruïlles$", "^Cruïlles/cruïlla<n><f><pl>$"],
  ["an adjective", "^mentirosa/*mentirosa$", "^mentirosa/mentirós<adj><f><sg>$"],
])("recognises %s", (_, cohorts, recognised) => {
  expect(writeUnits(recogniseWords(readUnits(cohorts), "cat-ita"))).toBe(recognised);
});

it.each(["^cuida/cuida<n><f><sg>$", "^xyz/*xyz$^-/-<guio>$^se/es<prn><pro><ref>$"])(
  "leaves %s",
  (cohorts) => {
    expect(writeUnits(recogniseWords(readUnits(cohorts), "cat-ita"))).toBe(cohorts);
  },
);
