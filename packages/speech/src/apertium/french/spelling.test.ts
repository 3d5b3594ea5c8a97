import { expect, it } from "vitest";
import { spellFrench } from "./spelling.ts";

it.each([
  ["Si j'appuye, il envoye; Troyes", "Si j'appuie, il envoie; Troyes"],
  ["Generation et competitions", "Génération et compétitions"],
  ["les agents fédérals", "les agents fédéraux"],
  ["Une génération", "Une génération"],
])("spells %j as %j", (text, spelled) => {
  expect(spellFrench(text)).toBe(spelled);
});
