import { expect, it } from "vitest";
import { ourselves } from "./ourselves.ts";

it.each([
  ["Nous verrons demain.", "Ens veurem demà.", "Nous nous verrons demain."],
  ["Nous nous verrons demain.", "Ens veurem demà.", "Nous nous verrons demain."],
  ["Nous verrons un film.", "Veurem una pel·lícula.", "Nous verrons un film."],
  ["Elle nous aide.", "Ella ens ajuda.", "Elle nous aide."],
])("corrects %j of %j to %j", (text, original, said) => {
  expect(ourselves(text, original)).toBe(said);
});
