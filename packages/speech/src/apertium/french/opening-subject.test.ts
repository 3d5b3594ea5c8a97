import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { nameFirst } from "./opening-subject.ts";

const IS = "<vbser><pri><p3><sg>$";

it.each([
  [`^Être${IS} ^Susan<np><ant>$`, `^Ce<prn><tn><nt>$ ^être${IS} ^Susan<np><ant>$`],
  [
    "^Ne<adv>$ ^se<prn><pro><ref><p3>$ ^agir<vblex><pri><p3><sg>$ ^pas<adv>$ ^de<pr>$",
    "^Il<prn><tn><p3><m><sg>$ ^ne<adv>$ ^se<prn><pro><ref><p3>$ ^agir<vblex><pri><p3><sg>$ ^pas<adv>$ ^de<pr>$",
  ],
  ["^Dire<vblex><pri><p3><sg>$ ^Paul<np><ant>$", null],
  ["^Paul<np><ant>$ ^venir<vblex><pri><p3><sg>$", null],
  ["^Venir<vblex><imp><p2><sg>$ ^ici<adv>$", null],
])("%s becomes %s", (stream, named) => {
  expect(writeUnits(nameFirst(readUnits(stream)))).toBe(named ?? stream);
});
