import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { joinToVerb } from "./verb-prepositions.ts";

const ONESELF = "^se<prn><pro><ref><p3><mf><sp>$";

it.each([
  ["^habituer<vblex><pri><p3><sg>$ ^jamais<adv>$ ^avec<pr>$", "avec", "à"],
  ["^rêver<vblex><pp><m><sg>$ ^avec<pr>$", "avec", "de"],
  [`${ONESELF} ^inquiéter<vblex><pri><p3><sg>$ ^pas<adv>$ ^avec<pr>$`, "avec", "de"],
])("joins what follows %s", (stream, from, to) => {
  expect(joined(stream)).toBe(stream.replace(`^${from}<pr>`, `^${to}<pr>`));
});

it.each([
  "^manger<vblex><inf>$ ^avec<pr>$",
  "^occuper<vblex><inf>$ ^avec<pr>$",
  "^habituer<vblex><inf>$ ^le<det>$ ^chien<n>$ ^avec<pr>$",
])("leaves %s", (stream) => {
  expect(joined(stream)).toBe(stream);
});

function joined(stream: string): string {
  return writeUnits(joinToVerb(readUnits(stream)));
}
