import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { inPreterite } from "./preterite.ts";

const arranged = (stream: string) => writeUnits(inPreterite(readUnits(stream)));
const BEGUN = "^haber<vbhaver><pri><p1><pl>$ ^empezar<vblex><pp><m><sg>$";
const AGO = "^Hacer<vblex><pri><p3><sg>$ ^tres<num><mf><sp>$ ^año<n><m><pl>$";

it("says what was over three years ago in the preterite", () => {
  expect(arranged(`${AGO} ${BEGUN}`)).toBe(`${AGO} ^empezar<vblex><ifi><p1><pl>$`);
});

it.each([
  ["that reaches the present", `${AGO} ^ya<adv>$ ${BEGUN}`],
  ["since then", `^desde<pr>$ ${AGO.replace("H", "h")} ${BEGUN}`],
  ["at no time", BEGUN],
])("leaves what was done %s", (_, stream) => {
  expect(arranged(stream)).toBe(stream);
});

it("keeps a capital, adverbs, and what belongs to the verb", () => {
  const told =
    "^Haber<vbhaver><pri><p1><sg>$ ^tarde<adv>$ ^dar<vblex><pp><m><sg># cuenta$ ^ayer<adv>$";
  expect(arranged(told)).toBe("^Dar<vblex><ifi><p1><sg># cuenta$ ^tarde<adv>$ ^ayer<adv>$");
});
