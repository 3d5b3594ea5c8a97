import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { becomeInCatalan } from "./becoming.ts";

const ficar = (tags: string): string => `^ficar<vblex>${tags}/quedar<vblex>${tags}$`;
const tornar = (tags: string): string => `^tornar<vblex>${tags}/fer<vblex>${tags}$`;
const is = (verb: string, tags: string, catalan: string): string =>
  `^${verb}<vblex>${tags}/${catalan}<vblex>${tags}$`;
const adjective = (lemma: string): string => `^${lemma}<adj><m><sg>/x<adj><m><sg>$`;
const [NOW, THEN] = ["<pri><p3><sg>", "<ifi><p3><sg>"];
const SE = "^se<prn><pro><ref><p3>/es<prn><pro><ref><p3>$";
const ME = "^me<prn><pro><p1><mf><sg>/em<prn><pro><p1><mf><sg>$";

it.each([
  [`${ficar(NOW)} ${adjective("verde")}`, `${is("ficar", NOW, "esdevenir")} ${adjective("verde")}`],
  [
    `${ficar(THEN)} ${adjective("surpreso")}`,
    `${is("ficar", "<pii><p3><sg>", "estar")} ${adjective("surpreso")}`,
  ],
  [`${ficar(THEN)} ${adjective("aberto")}`, null],
  [`${ficar(THEN)} ^em<pr>/en<pr>$`, null],
  [`${SE} ${tornar(THEN)} ^rei<n>/rei<n>$`, ` ${is("tornar", THEN, "esdevenir")} ^rei<n>/rei<n>$`],
  [`${ME} ${tornar("<ifi><p1><sg>")}`, ` ${is("tornar", "<ifi><p1><sg>", "esdevenir")}`],
  [`${ME} ${tornar(NOW)} ${adjective("feliz")}`, null],
])("%s becomes %s", (stream, become) => {
  expect(writeUnits(becomeInCatalan(readUnits(stream)))).toBe(become ?? stream);
});
