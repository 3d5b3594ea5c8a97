import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { inSense, sensesOf } from "./in-sense.ts";

const SENSES = sensesOf({
  n: "carreira carrera f, cachorro gos, compra_e_venda compra f, ouvido orella f, sobremesa postres f pl, grama+sg gespa f, meia+pl mitjó m",
  vblex: "assinar signar",
  adj: "ótimo excel·lent",
  new: "escova f raspall m, fogão m cuina f, lençol m llençol m",
  newAdj: "bobo ximple mf, feroz ferotge, incontável incomptable mf",
});
const change = (stream: string): string => writeUnits(inSense(readUnits(stream), SENSES));

it.each([
  ["^ouvido<n><m><pl>/oïda<n><f><pl>$", "^ouvido<n><m><pl>/orella<n><f><pl>$"],
  ["^cachorro<n><f><sg>/cadell<n><f><sg>$", "^cachorro<n><f><sg>/gos<n><f><sg>$"],
  [
    "^compra e venda<n><f><sp>/compravenda<n><f><ND>$",
    "^compra e venda<n><f><sp>/compra<n><f><sg>$",
  ],
  ["^sobremesa<n><f><sg>/tovalles<n><f><sg>$", "^sobremesa<n><f><sg>/postres<n><f><pl>$"],
  ["^grama<n><f><sg>/gram<n><m><sg>$", "^grama<n><f><sg>/gespa<n><f><sg>$"],
  ["^grama<n><f><pl>/gram<n><m><pl>$", "^grama<n><f><pl>/gram<n><m><pl>$"],
  ["^meia<n><f><pl>/mitja<n><f><pl>$", "^meia<n><f><pl>/mitjó<n><m><pl>$"],
  [
    "^Assinar<vblex><inf>/Subscriure<vblex><inf>/Firmar<vblex><inf>$",
    "^Assinar<vblex><inf>/Signar<vblex><inf>$",
  ],
  ["^carreira<vblex><inf>/córrer<vblex><inf>$", "^carreira<vblex><inf>/córrer<vblex><inf>$"],
])("chooses another translation for %s", (stream, chosen) => {
  expect(change(`^el<det>$ ${stream}.[]`)).toBe(`^el<det>$ ${chosen}.[]`);
});

it("translates nouns that the pair does not know", () => {
  expect(change("^Escova<n><f><sg>/@Escova<n><f><sg>$ ^fogão<n><m><pl>/@fogão<n><m><pl>$")).toBe(
    "^Escova<n><f><sg>/Raspall<n><m><sg>$ ^fogão<n><m><pl>/cuina<n><f><pl>$",
  );
  expect(SENSES.readings.get("escovas")).toBe("escova<n><f><pl>");
  expect(SENSES.readings.get("lençóis")).toBe("lençol<n><m><pl>");
  expect(SENSES.readings.get("fogões")).toBe("fogão<n><m><pl>");
});

it("translates adjectives that the pair does not know", () => {
  expect(change("^bobo<adj><f><sg>/@bobo<adj><f><sg>$")).toBe(
    "^bobo<adj><f><sg>/ximple<adj><mf><sg>$",
  );
  expect(change("^feroz<adj><mf><pl>/@feroz<adj><mf><pl>$")).toBe(
    "^feroz<adj><mf><pl>/ferotge<adj><GD><pl>$",
  );
  expect(SENSES.readings.get("bobas")).toBe("bobo<adj><f><pl>");
  expect(SENSES.readings.get("ferozes")).toBe("feroz<adj><mf><pl>");
  expect(SENSES.readings.get("incontáveis")).toBe("incontável<adj><mf><pl>");
});
