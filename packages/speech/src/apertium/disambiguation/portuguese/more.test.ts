import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { divideMore } from "./more.ts";

const EXTRA = "^a mais/a mais<adv>$";
const THE_MOST = "^a/o<det><def><f><sg>$ ^mais/mais<adv>$";
const TO_MORE = "^a/a<pr>$ ^mais/mais<adv>$";

it.each([
  ["^difícil/difícil<adj><mf><sg>$", THE_MOST],
  ["^bem/bem<adv>$ ^paga/pagar<vblex><pp><f><sg>/pagar<vblex><pri><p3><sg>$", THE_MOST],
  ["^fofa/*fofa$", THE_MOST],
  ["^problemas/problema<n><m><pl>$", TO_MORE],
  ["^de/de<pr>$ ^cem/cem<num><mf><pl>$", TO_MORE],
  ["^de/de<pr>$ ^imposto/imposto<n><m><sg>$", EXTRA],
  ["^toda/todo<adj><f><sg>/todo<predet><f><sg>$", EXTRA],
  ["^ontem/ontem<adv>$", EXTRA],
  ["^./.<sent>$", EXTRA],
])("before %s, %s", (next, divided) => {
  expect(writeUnits(divideMore(readUnits(`${EXTRA} ${next}`)))).toBe(`${divided} ${next}`);
});

it("keeps the capital", () => {
  const [old, divided] = ["^A mais/A mais<adv>$", "^A/O<det><def><f><sg>$ ^mais/mais<adv>$"];
  const next = "^velha/velho<adj><f><sg>$";
  expect(writeUnits(divideMore(readUnits(`${old} ${next}`)))).toBe(`${divided} ${next}`);
});
