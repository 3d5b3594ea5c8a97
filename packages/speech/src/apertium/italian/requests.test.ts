import { expect, it } from "vitest";
import { askWithLei } from "./requests.ts";

it.each([
  ["Asseguri's que sí, deixi-les aquí.", "S'asseguri que sí, les deixi aquí."],
  ["No digui'm això i doni-me'n.", "No em digui això i doni-me'n."],
  ["Ell vol mirar-les. El matí-nit.", "Ell vol mirar-les. El matí-nit."],
])("says %j as %j", (text, asked) => {
  expect(askWithLei(text)).toBe(asked);
});
