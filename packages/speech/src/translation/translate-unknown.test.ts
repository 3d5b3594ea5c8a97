import { expect, it } from "vitest";
import type { TranslationEdge } from "./edge.ts";
import { translateUnknown } from "./translate-unknown.ts";

const edge = (from: string, to: string, dictionary: Readonly<Record<string, string>> = {}) =>
  ({
    from,
    to,
    quality: 0.9,
    translate: async (texts) =>
      texts.map((text) => {
        const known = dictionary[text];
        return known ? { text: known, unknown: [] } : { text, unknown: [text] };
      }),
  }) satisfies TranslationEdge;

const direct = edge("pt", "es");
const edges = [
  direct,
  edge("pt", "en", { cebolas: "Onions.", crua: "raw", pneu: "tyre", dor: "pain" }),
  edge("en", "es", { onions: "cebollas", raw: "poco hecho", tyre: "neumático" }),
];

const names = new Set(["Dor", "ganhou"]);

it.each([
  ["asks for a word by another way", "cebolas, cebolas!", "cebollas, cebollas!"],
  ["replaces whole words", "o pneu, pneus", "o neumático, pneus"],
  ["translates a capitalised word at the start", "¿Cebolas crua?", "¿Cebollas crua?"],
  ["leaves names", "o Pneu", "o Pneu"],
  ["leaves names at the start", "Dor, cebolas", "Dor, cebollas"],
  ["respells what no engine knows", "o gatinho", "o gatito"],
  ["leaves foreign words of the original", "o ganhou", "o ganhou"],
  ["leaves what comes back as several words", "crua", "crua"],
  ["leaves what a second engine does not know", "dor", "dor"],
  ["leaves what the first engine does not know", "xyz", "xyz"],
])("%s", async (_, text, expected) => {
  const unknown = text.match(/\p{L}+/gu) ?? [];
  expect(await translateUnknown([{ text, unknown }], { edge: direct, edges, names })).toEqual([
    expected,
  ]);
});

it("keeps unknown words if there is no other path", async () => {
  const translation = { text: "cebolas", unknown: ["cebolas"] };
  expect(await translateUnknown([translation], { edge: direct, edges: [direct], names })).toEqual([
    "cebolas",
  ]);
});

it("tries one path after another, and then with respelled words", async () => {
  const unsure = edge("pt", "ca");
  const ways = [
    unsure,
    edge("pt", "es", { gato: "gato" }),
    edge("es", "ca", { señorita: "senyoreta" }),
    edge("pt", "en", { pneu: "tyre" }),
    edge("en", "ca", { tyre: "pneumàtic" }),
  ];
  const text = "pneu senhorita xyz";
  expect(
    await translateUnknown([{ text, unknown: text.split(" ") }], {
      edge: unsure,
      edges: ways,
      names,
    }),
  ).toEqual(["pneumàtic senyoreta xyz"]);
});

it("loads the engines of all other ways at once, and none if nothing is unknown", async () => {
  const loaded: string[] = [];
  const watched = (way: TranslationEdge): TranslationEdge => ({
    ...way,
    load: () => void loaded.push(`${way.from}-${way.to}`),
  });
  const around = watched(direct);
  const ways = [around, ...edges.slice(1).map(watched)];
  const translate = (unknown: readonly string[]) =>
    translateUnknown([{ text: "cebolas", unknown }], { edge: around, edges: ways, names });
  await translate([]);
  expect(loaded).toEqual([]);
  await translate(["cebolas"]);
  expect(loaded).toEqual(["pt-en", "en-es"]);
});
