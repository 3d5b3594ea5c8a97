import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { notEven } from "./not-even.ts";

const [I, SHE] = ["je<prn><tn><p1><mf><sg>", "il<prn><tn><p3><f><sg>"];
const [ME, HAS] = ["me<prn><pro><p1><mf><sg>", "avoir<vbhaver><pri><p3><sg>"];

it.each([
  [
    `^I${SHE.slice(1)}$ ^même pas<adv>$ ^${HAS}$`,
    `^I${SHE.slice(1)}$ ^ne<adv>$ ^${HAS}$ ^même pas<adv>$`,
  ],
  [
    `^J${I.slice(1)}$ ^ni<cnjcoo>$ ^${I}$ ^${ME}$ ^souvenir<vblex><pri><p1><sg>$`,
    `^J${I.slice(1)}$ ^ne<adv>$ ^${ME}$ ^souvenir<vblex><pri><p1><sg>$ ^même pas<adv>$`,
  ],
  [
    `^Même pas<adv>$ ^${I}$ ^savoir<vblex><pri><p1><sg>$`,
    `^J${I.slice(1)}$ ^ne<adv>$ ^savoir<vblex><pri><p1><sg>$ ^même pas<adv>$`,
  ],
  [`^,<cm>$ ^même pas<adv>$ ^toi<prn><tn>$^.<sent>$`, null],
  [`^ni<cnjcoo>$ ^${I}$ ^ni<cnjcoo>$ ^${SHE}$ ^${HAS}$`, null],
  [`^manger<vblex><pri><p3><sg>$ ^ni<cnjcoo>$ ^${SHE}$ ^boire<vblex><pri><p3><sg>$`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(notEven(readUnits(stream)))).toBe(said ?? stream);
});
