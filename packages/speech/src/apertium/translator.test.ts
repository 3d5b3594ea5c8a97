import type { LanguageCode } from "@dubdeck/domain";
import { describe, expect, it } from "vitest";
import { apertiumTranslator } from "./translator.ts";

describe("the Apertium translator", () => {
  it.each([
    ["en", "es", "We have seen a new car.", "Hemos visto un coche nuevo."],
    ["es", "en", "La casa es grande.", "The house is big."],
    ["en", "fr", "The house is big.", "La maison est grande."],
    ["en", "it", "The house is big.", "La casa è grande."],
    ["en", "pt", "The house is big.", "A casa é grande."],
    ["it", "es", "La casa è grande.", "La casa es grande."],
    ["pt", "en", "A casa é grande.", "The house is big."],
    ["fr", "pt", "La maison est grande.", "A casa é grande."],
    ["es", "es", "¿Qué tal?", "¿Qué tal?"],
  ] as const)("translates %s to %s", async (source, target, text, translation) => {
    expect(await translate([text], source, target)).toEqual([translation]);
  });

  it("keeps every line by itself, whatever it holds", async () => {
    const texts = [
      "He was not a bad man,",
      "unless to be cold is to be bad",
      "",
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
    expect(translated.slice(2, 4)).toEqual(["", "..."]);
    expect(translated.slice(6)).toEqual(["qwrtzp", "🎉", "É 10:30."]);
    expect(translated.join("")).not.toMatch(/[*#@^$[\]{}<>\\]/);
  });

  it("takes the many lines of a chunk in one go", async () => {
    const texts = Array.from({ length: 300 }, (_, i) => `The house number ${i} is big.`);
    const translated = await translate(texts, "en", "fr");
    expect(translated).toHaveLength(300);
    for (const [i, text] of translated.entries()) expect(text).toContain(String(i));
  });

  it("refuses languages that it does not have", async () => {
    await expect(translate(["Hallo"], "de", "es")).rejects.toMatchObject({ kind: "rejected" });
  });

  it("ends when it is aborted", async () => {
    const signal = AbortSignal.timeout(20);
    const sentences = [{ id: "a", text: "The house is big.", maxChars: 99 }];
    const request = {
      sentences,
      before: [],
      after: [],
      source: "en",
      target: "fr",
      signal,
    } as const;
    await expect(apertiumTranslator.translate(request)).rejects.toThrow(/timeout/);
  });
});

async function translate(texts: readonly string[], source: string, target: LanguageCode) {
  const sentences = texts.map((text, i) => ({ id: String(i), text, maxChars: 99 }));
  const request = { sentences, before: [], after: [], source, target };
  const translated = await apertiumTranslator.translate(request);
  expect(translated.map(({ id }) => id)).toEqual(sentences.map(({ id }) => id));
  return translated.map(({ text }) => text);
}
