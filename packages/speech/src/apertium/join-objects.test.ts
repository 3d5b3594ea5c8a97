import { expect, it } from "vitest";
import { joinObjects } from "./join-objects.ts";
import { readUnits, writeUnits } from "./units.ts";

const SUN = "^le<det><def><m><sg>$ ^soleil<n><m><sg>$";

it.each([
  [`^profiter<vblex><inf>$ ${SUN}`, `^profiter<vblex><inf>$ ^de<pr>$ ${SUN}`],
  [
    `^profiter<vblex><imp>$ ^bien<adv>$ ${SUN}`,
    `^profiter<vblex><imp>$ ^bien<adv>$ ^de<pr>$ ${SUN}`,
  ],
  [`^profiter<vblex><inf>$ ^de<pr>$ ${SUN}`, null],
  [`^voir<vblex><inf>$ ${SUN}`, null],
  ["^profiter<vblex><inf>$ ^ce<det><dem><m><sg>$ ^soir<n><m><sg>$", null],
])("%s becomes %s", (stream, joined) => {
  expect(writeUnits(joinObjects(readUnits(stream), { profiter: "de" }))).toBe(joined ?? stream);
});
