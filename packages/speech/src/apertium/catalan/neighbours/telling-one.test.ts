import { expect, it } from "vitest";
import { TO_ONE } from "../../to-one.ts";
import { readUnits, writeUnits } from "../../units.ts";
import { IN_ITALIAN, IN_PORTUGUESE, IN_SPANISH } from "./polite.ts";
import { tellOne } from "./telling-one.ts";

const OS = "os<prn><pro><p2><mf><pl>";
const LE = "le<prn><pro><p3><mf><sg>";
const SE = "se<prn><pro><ref><p3><mf><sp>";

const stream = (words: string): string =>
  `${words
    .split(" ")
    .map((word) => `^${word}$`)
    .join(" ")}${TO_ONE}`;

it.each([
  ["who is told", "estar<vblex><pri><p2><pl>", "estar<vblex><pri><p3><sg>"],
  [
    "what they do to themselves",
    `${OS} lavar<vblex><pri><p2><pl>`,
    `${SE} lavar<vblex><pri><p3><sg>`,
  ],
  [
    "what they want to do to themselves",
    "querer<vbmod><pri><p2><pl> sentar<vblex><inf>+os<prn><enc><p2><mf><pl>",
    "querer<vbmod><pri><p3><sg> sentar<vblex><inf>+se<prn><enc><ref><p3><mf><sp>",
  ],
  ["what is done to them", `${OS} llamar<vblex><pri><p1><sg>`, `${LE} llamar<vblex><pri><p1><sg>`],
  [
    "what is theirs",
    "Vuestro<det><pos><f><sg> casa<n><f><sg>",
    "Suyo<det><pos><mf><sg> casa<n><f><sg>",
  ],
  [
    "whom it is for",
    "para<pr> vosotros<prn><tn><p2><m><pl>",
    "para<pr> usted<prn><tn><p3><mf><sg>",
  ],
])("says in Spanish %s", (_, words, said) => {
  expect(writeUnits(tellOne(IN_SPANISH)(readUnits(stream(words))))).toBe(stream(said));
});

it.each([
  [
    "vi<prn><pro><p2><mf><pl> vedere<vblex><pri><p1><sg>",
    "lo<prn><pro><p3><f><sg> vedere<vblex><pri><p1><sg>",
  ],
  [
    "vi<prn><pro><p2><mf><pl> dire<vblex><pri><p1><sg>",
    "gli<prn><pro><p3><f><sg> dire<vblex><pri><p1><sg>",
  ],
  [
    "sedere<vblex><imp><p2><pl>+vi<prn><enc><p2><mf><pl>",
    "si<prn><pro><ref><p3><mf><sp> sedere<vblex><imp><p3><sg>",
  ],
  [
    "essere<vbser><pri><p2><pl> cadere<vblex><pp><m><pl>",
    "essere<vbser><pri><p3><sg> cadere<vblex><pp><m><sg>",
  ],
])("says %s in Italian", (words, said) => {
  expect(writeUnits(tellOne(IN_ITALIAN)(readUnits(stream(words))))).toBe(stream(said));
});

it("leaves what is said to several, and Portuguese verbs", () => {
  const several = "^estar<vblex><pri><p2><pl>$";
  expect(writeUnits(tellOne(IN_SPANISH)(readUnits(several)))).toBe(several);
  expect(writeUnits(tellOne(IN_PORTUGUESE)(readUnits(several + TO_ONE)))).toBe(several + TO_ONE);
});
