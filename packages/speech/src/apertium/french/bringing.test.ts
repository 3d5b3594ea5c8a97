import { expect, it } from "vitest";
import { readUnits } from "../units.ts";
import { isBrought, isTaken } from "./bringing.ts";

const bring = (what: string): string =>
  `^porter<vblex><inf>$ ^le<det><def><m><sg>$ ^${what}<n><m><sg>$ ^à<pr>$`;

it.each([
  [bring("cadeau"), true, false],
  [bring("chapeau"), false, false],
  [bring("fils"), false, true],
  ["^porter<vblex><inf>$ ^quelque chose<prn><tn><nt>$", true, false],
  ["^porter<vblex><inf>$ ^à<pr>$ ^le<det><def><m><sg>$ ^pied<n><m><sg>$", false, false],
])("%s is brought: %s, taken: %s", (stream, brought, taken) => {
  const units = readUnits(stream);
  expect([isBrought(units, 0), isTaken(units, 0)]).toEqual([brought, taken]);
});
