import { expect, it } from "vitest";
import { tidyCatalan } from "./tidy-catalan.ts";

it.each([
  ["Van haver estat amables.", "Van ser amables."],
  ["Ella mai ho utilitza. Jo mai més torno.", "Ella no ho utilitza mai. Jo mai més torno."],
  ["Llisqui per a baix i miri per a cim.", "Llisqui cap avall i miri cap amunt."],
  ["La que hores surt? Vaig per a casa.", "a quina hora surt? Vaig a casa."],
  ["Est és nou, a l'est.", "aquest és nou, a l'est."],
  ["Mostraré menjo instal·lar això.", "Mostraré com instal·lar això."],
  ["No tinc gens. No és gens fàcil.", "No tinc res. No és gens fàcil."],
  ["La majoria de nusos ho sap.", "La majoria de nosaltres ho sap."],
  ["Què faria es vostè perdés, es perdés tot?", "Què faria si vostè perdés, si perdés tot?"],
  ["Em diu de no mai sortir.", "Em diu de no sortir mai."],
  [
    "Si es no fa res, no és això, però de fer més.",
    "Si no es fa res, no és això, sinó de fer més.",
  ],
  ["Tinc més de temps, més d'aigua, més d'una.", "Tinc més temps, més aigua, més d'una."],
  ["Ve més d'hora, té més de deu anys.", "Ve més d'hora, té més de deu anys."],
  ["Quant d'us vindran?", "Quants de vosaltres vindran?"],
  ["Visc aquí fa deu anys.", "Visc aquí des de fa deu anys."],
  ["Vaig arribar fa deu anys.", "Vaig arribar fa deu anys."],
  ["Vostè no precisa pagar.", "Vostè no necessita pagar."],
  [
    "Estic segur de què ell ve. La cosa de què parlo.",
    "Estic segur que ell ve. La cosa de què parlo.",
  ],
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
  ["Vol que em digui això, no dubti en trucar.", "Vol que em digui això, no dubti a trucar."],
  ["S'asseguri de què és calent", "S'asseguri que és calent"],
  ["Jo mai vaig veure res, mai no ha vist.", "Jo no vaig veure mai res, mai no ha vist."],
  ["Vostè mai ha d'obrir. Mai ho hem de dir.", "Vostè mai no ha d'obrir. mai no ho hem de dir."],
  ["Va sortir sense què jo ho vegi.", "Va sortir sense que jo ho vegi."],
  ["Com temps? Anit, fins aviat.", "quant temps? ahir al vespre, fins aviat."],
  ["Arriba aviat. Ens veiem en breu.", "Arriba d'hora. Ens veiem aviat."],
  ["Mostraré menjo fer pa. Jo menjo poc.", "Mostraré com fer pa. Jo menjo poc."],
])("turns %j into %j", (text, tidy) => {
  expect(tidyCatalan(text)).toBe(tidy);
});

it("tells soon from early", () => {
  expect(tidyCatalan("Vindrà aviat.", "Il viendra bientôt.")).toBe("Vindrà aviat.");
  expect(tidyCatalan("Vindrà aviat.", "Virá cedo.")).toBe("Vindrà d'hora.");
});
