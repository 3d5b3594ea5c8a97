import { expect, it } from "vitest";
import { conjugate } from "./conjugate.ts";

it.each([
  ["deitar", "deite", ["deitar<vblex><prs><p1><sg>", "deitar<vblex><prs><p3><sg>"]],
  ["deitar", "deitamos", ["deitar<vblex><pri><p1><pl>", "deitar<vblex><ifi><p1><pl>"]],
  ["checar", "chequei", ["checar<vblex><ifi><p1><sg>"]],
  ["chatear", "chateia", ["chatear<vblex><pri><p3><sg>"]],
  ["chatear", "chateou", ["chatear<vblex><ifi><p3><sg>"]],
  ["balançar", "balance", ["balançar<vblex><prs><p1><sg>", "balançar<vblex><prs><p3><sg>"]],
  ["erguer", "ergo", ["erguer<vblex><pri><p1><sg>"]],
  ["erguer", "ergueu", ["erguer<vblex><ifi><p3><sg>"]],
  ["latir", "latiu", ["latir<vblex><ifi><p3><sg>"]],
  ["derreter", "derretidas", ["derreter<vblex><pp><f><pl>"]],
])("of %s, %s is %j", (verb, form, readings) => {
  expect(conjugate(verb).get(form)).toEqual(readings);
});

it("conjugates nothing but infinitives", () => {
  expect(conjugate("pôr").size).toBe(0);
});
