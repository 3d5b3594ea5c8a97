import { expect, it } from "vitest";
import { conjugateCatalan } from "./conjugate.ts";

it.each([
  ["nevar", "nevat", ["<pp><m><sg>"]],
  ["trepitjar", "trepitgi", ["<prs><p1><sg>", "<prs><p3><sg>", "<imp><p3><sg>"]],
  ["esforçar", "esforcen", ["<pri><p3><pl>"]],
  ["bolcar", "bolquem", ["<pri><p1><pl>", "<prs><p1><pl>", "<imp><p1><pl>"]],
  ["esclarir", "esclareix", ["<pri><p3><sg>", "<imp><p2><sg>"]],
  ["decebre", "decebria", ["<cni><p1><sg>", "<cni><p3><sg>"]],
  ["decebre", "decebut", []],
])("of %s, %s is %j", (verb, form, tags) => {
  const forms = conjugateCatalan(verb).filter(([each]) => each === form);
  expect(forms.map(([, each]) => each)).toEqual(tags);
});
