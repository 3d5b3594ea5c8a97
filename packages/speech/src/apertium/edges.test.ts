import { describe, expect, it } from "vitest";
import { bestPath } from "../translation/best-path.ts";
import { apertiumEdges } from "./edges.ts";

const edges = await apertiumEdges();

describe("Apertium's pairs", () => {
  it("are the installed ones, without their variants", () => {
    const pairs = edges.map(({ from, to }) => `${from}-${to}`);
    expect(pairs).toEqual(
      expect.arrayContaining(["en-es", "es-en", "es-fr", "fr-ca", "ca-it", "it-es", "es-pt"]),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it("reach French and Italian by way of Catalan, and Portuguese and Spanish directly", () => {
    const route = (from: string, to: string) =>
      bestPath(edges, from, to)?.map((edge) => edge.to) ?? [];
    expect(route("es", "fr")).toEqual(["ca", "fr"]);
    expect(route("fr", "it")).toEqual(["ca", "it"]);
    expect(route("pt", "it")).toEqual(["ca", "it"]);
    expect(route("es", "it")).toEqual(["ca", "it"]);
    expect(route("it", "es")).toEqual(["es"]);
    expect(route("it", "fr")).toEqual(["ca", "fr"]);
    expect(route("pt", "es")).toEqual(["es"]);
  });

  it.each([
    ["en", "es", "We have seen a new car.", "Hemos visto un coche nuevo."],
    ["es", "en", "La casa es grande.", "The house is big."],
    ["en", "fr", "The house is big.", "La maison est grande."],
    ["en", "it", "The house is big.", "La casa è grande."],
    ["fr", "pt", "La maison est grande.", "A casa é grande."],
    ["pt", "es", "Sinto muito, eu gostaria de ir.", "Lo siento mucho, me gustaría ir."],
    ["es", "fr", "¿Usted podría ayudarme?", "Vous pourriez m'aider?"],
    ["es", "it", "Es un regalo para ti.", "È un dono per te."],
  ])("translate %s to %s", async (source, target, text, translation) => {
    expect(await translate([text], source, target)).toEqual([translation]);
  });

  it("keep sentences separate, whatever characters they contain", async () => {
    const texts = [
      "He was not a bad man,",
      "unless to be cold is to be bad",
      "...",
      "[brackets] ^and$ <other> {signs} \\ / @ # *",
      "One.\n\nTwo.",
      "qwrtzp",
      "🎉",
      "It is 10:30.",
    ];
    const translated = await translate(texts, "en", "pt");
    expect(translated).toHaveLength(texts.length);
    expect(translated[0]).toMatch(/^Não .*,$/);
    expect(translated[1]).toMatch(/^\p{Ll}/u);
    expect(translated.slice(5)).toEqual(["qwrtzp", "🎉", "É 10:30."]);
    expect(translated.join("")).not.toMatch(/[*#@^$[\]{}<>\\]/);
  });

  it("translate all sentences of a chunk in one call", async () => {
    const texts = Array.from({ length: 300 }, (_, i) => `The house number ${i} is big.`);
    const translated = await translate(texts, "en", "es");
    expect(translated).toHaveLength(300);
    for (const [i, text] of translated.entries()) expect(text).toContain(String(i));
  });

  it.each([
    ["es", "fr", "El plan A", "Le plan A"],
    ["pt", "it", "A letra P", "La lettera P"],
  ])("translate %s to %s text that ends like an abbreviation", async (from, to, text, expected) => {
    expect(await translate([text], from, to)).toEqual([expected]);
  });

  it("translate alike whatever came before", async () => {
    const text = "d'un qwrtzp desconegut";
    const edge = edges.find(({ from, to }) => from === "ca" && to === "es");
    const translated = await edge?.translate([text, "Per començar, anem a casa.", text]);
    expect(translated?.map((each) => each.text)).toEqual([
      "de un qwrtzp desconocido",
      "Para empezar, vamos a casa.",
      "de un qwrtzp desconocido",
    ]);
  });

  it("stop when they are aborted", async () => {
    const [edge] = edges;
    const controller = new AbortController();
    const translating = edge?.translate(["The house is big."], controller.signal);
    controller.abort(new Error("enough"));
    await expect(translating).rejects.toThrow("enough");
  });
});

async function translate(texts: readonly string[], source: string, target: string) {
  let translated = [...texts];
  for (const edge of bestPath(edges, source, target) ?? []) {
    translated = (await edge.translate(translated)).map(({ text }) => text);
  }
  return translated;
}
