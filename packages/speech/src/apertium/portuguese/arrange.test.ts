import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { arrangeCatalan, arrangeSpanish } from "./arrange.ts";

test.each([
  [
    "it had closed",
    "^tener<vblex><pii><p3><sg>$ ^ya<adv>$ ^cerrar<vblex><pp><m><sg>$",
    "^haber<vbhaver><pii><p3><sg>$ ^ya<adv>$ ^cerrar<vblex><pp><m><sg>$",
  ],
  [
    "I had been",
    "^tener<vblex><pii><p1><sg>$ ^estado<n><m><sg>$",
    "^haber<vbhaver><pii><p1><sg>$ ^estado<n><m><sg>$",
  ],
  [
    "it had a closed door",
    "^tener<vblex><pii><p3><sg>$ ^el<det><def><f><sg>$ ^puerta<n><f><sg>$ ^cerrar<vblex><pp><f><sg>$",
    "^tener<vblex><pii><p3><sg>$ ^el<det><def><f><sg>$ ^puerta<n><f><sg>$ ^cerrar<vblex><pp><f><sg>$",
  ],
  [
    "many of you ask",
    "^mucho<adj><m><pl>$ ^de<pr>$ ^vosotros<prn><tn><p2><m><pl>$ ^preguntar<vblex><ifi><p2><pl>$",
    "^mucho<adj><m><pl>$ ^de<pr>$ ^vosotros<prn><tn><p2><m><pl>$ ^preguntar<vblex><ifi><p3><pl>$",
  ],
  [
    "there are showers",
    "^el<det><def><f><pl>$ ^ducha<n><f><pl>$ ^y<cnjcoo>$ ^pantalón<n><m><pl>$",
    "^el<det><def><f><pl>$ ^duchas<n><f><pl>$ ^y<cnjcoo>$ ^pantalones<n><m><pl>$",
  ],
])("in Spanish %s", (_, translated, arranged) => {
  expect(writeUnits(arrangeSpanish(readUnits(translated)))).toBe(arranged);
});

test("in Catalan birds do not want", () => {
  const arranged = arrangeCatalan(readUnits("^ocell<n><m><pl>$ ^volar<vblex><pri><p3><pl>$"));
  expect(writeUnits(arranged)).toBe(
    "^ocell<n><m><pl>$ ^estar<vblex><pri><p3><pl>$ ^volar<vblex><ger>$",
  );
});

test("in Catalan a flight is a plane, because its word is another of wanting", () => {
  const arranged = arrangeCatalan(readUnits("^el<det><def><m><sg>$ ^vol<n><m><sg>$"));
  expect(writeUnits(arranged)).toBe("^el<det><def><m><sg>$ ^avió<n><m><sg>$");
});
