import { expect, it } from "vitest";
import { tidyCatalan } from "./tidy-catalan.ts";

it.each([
  ["Hi hafa deu anys, i hi hafa molt", "fa deu anys, i fa molt"],
  ["No va dir no-res", "No va dir res"],
  ["Pinso que no. El pinso és car.", "Penso que no. El pinso és car."],
])("turns %j into %j", (text, tidy) => {
  expect(tidyCatalan(text)).toBe(tidy);
});
