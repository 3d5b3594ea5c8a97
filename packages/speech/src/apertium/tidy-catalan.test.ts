import { expect, it } from "vitest";
import { tidyCatalan } from "./tidy-catalan.ts";

it.each([
  ["Hi hafa deu anys, i hi hafa molt", "fa deu anys, i fa molt"],
  ["No va dir no-res", "No va dir res"],
  ["Pinso que no. El pinso és car.", "Penso que no. El pinso és car."],
  ["Clar. Tot bé, fins just!", "per descomptat. d'acord, fins aviat!"],
  ["Clar i net. Tot bé?", "Clar i net. Tot bé?"],
  ["Com costa això? Fins aquesta nit.", "quant costa això? Fins aquest vespre."],
  [
    "La meva volguda i els volguts amics. Ha volgut.",
    "La meva estimada i els estimats amics. Ha volgut.",
  ],
  ["Em digui el que pensa i no s'oblidi de mi.", "digueu-me el que pensa i no us oblideu de mi."],
  ["Vol que em digui això, no dubti en trucar.", "Vol que em digui això, no dubteu a trucar."],
  ["S'asseguri de què és calent", "assegureu-vos que és calent"],
  ["Jo mai vaig veure res, mai no ha vist.", "Jo no vaig veure mai res, mai no ha vist."],
  ["Com temps? Anit, fins aviat.", "quant temps? ahir al vespre, fins aviat."],
  ["Arriba aviat. Ens veiem en breu.", "Arriba d'hora. Ens veiem aviat."],
  ["Mostraré menjo fer pa. Jo menjo poc.", "Mostraré com fer pa. Jo menjo poc."],
])("turns %j into %j", (text, tidy) => {
  expect(tidyCatalan(text)).toBe(tidy);
});
