import { expect, it } from "vitest";
import { readUnits, writeUnits } from "./units.ts";
import { somethingOf } from "./something.ts";

const FRENCH = { things: new Set(["rien", "quelque chose"]), of: "de" };
const [NOTHING, OF] = ["^rien<prn><tn><nt>$", "^de<pr>$"];

it.each([
  [`${NOTHING} ^semblable<adj><mf><sg>$`, `${NOTHING} ${OF} ^semblable<adj><mf><sg>$`],
  [
    "^quelque chose<prn><tn><nt><sg>$ ^très<preadv>$ ^beau<adj><f><sg>$",
    `^quelque chose<prn><tn><nt><sg>$ ${OF} ^très<preadv>$ ^beau<adj><m><sg>$`,
  ],
  [`${NOTHING} ${OF} ^beau<adj><m><sg>$`, null],
  [`${NOTHING} ^être<vblex><pri><p3><sg>$ ^beau<adj><m><sg>$`, null],
])("%s becomes %s", (stream, described) => {
  expect(writeUnits(somethingOf(readUnits(stream), FRENCH))).toBe(described ?? stream);
});
