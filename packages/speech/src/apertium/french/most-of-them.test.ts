import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { mostDo } from "./most-of-them.ts";

const OF_THEM = "^le<det><def><f><sg>$ ^plupart<n><f><sg>$ ^de<pr>$ ^le<det><def><mf><pl>$";

it.each([
  [
    `${OF_THEM} ^personne<n><f><pl>$ ^ne<adv>$ ^pouvoir<vbmod><pii><p3><sg>$`,
    `${OF_THEM} ^personne<n><f><pl>$ ^ne<adv>$ ^pouvoir<vbmod><pii><p3><pl>$`,
  ],
  [
    `${OF_THEM} ^rue<n><f><pl>$ ^être<vblex><pri><p3><sg>$ ^vide<adj><mf><sg>$`,
    `${OF_THEM} ^rue<n><f><pl>$ ^être<vblex><pri><p3><pl>$ ^vide<adj><mf><pl>$`,
  ],
  ["^plupart<n><f><sg>$ ^de<pr>$ ^temps<n><m><sg>$ ^il<prn><tn>$ ^rire<vblex><pri><p3><sg>$", null],
  [`${OF_THEM} ^fois<n><f><pl>$^,<cm>$ ^il<prn><tn>$ ^rire<vblex><pri><p3><sg>$`, null],
])("%s becomes %s", (stream, agreed) => {
  expect(writeUnits(mostDo(readUnits(stream)))).toBe(agreed ?? stream);
});
