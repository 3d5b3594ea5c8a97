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

it.each([
  ["asks for a word by another way", "cebolas, cebolas!", "cebollas, cebollas!"],
  ["replaces whole words", "o pneu, pneus", "o neumático, pneus"],
  ["leaves names", "Cebolas", "Cebolas"],
  ["leaves what comes back as several words", "crua", "crua"],
  ["leaves what a second engine does not know", "dor", "dor"],
  ["leaves what the first engine does not know", "xyz", "xyz"],
])("%s", async (_, text, expected) => {
  const unknown = text.match(/\p{L}+/gu) ?? [];
  expect(await translateUnknown([{ text, unknown }], direct, edges)).toEqual([expected]);
});

it("keeps unknown words if there is no other path", async () => {
  const translation = { text: "cebolas", unknown: ["cebolas"] };
  expect(await translateUnknown([translation], direct, [direct])).toEqual(["cebolas"]);
});
