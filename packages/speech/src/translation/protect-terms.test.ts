import { describe, expect, it } from "vitest";
import { createGraphTranslator } from "./graph-translator.ts";
import { protectTerms, revealTerms } from "./protect-terms.ts";

const terms = [
  { term: "Open Door", wanted: "Puerta Abierta" },
  { term: "Ada", wanted: "Ada" },
];

describe("fixed words", () => {
  it("are hidden behind names and shown again in the translation", () => {
    const hidden = protectTerms("Ada opened the open door for Ada.", terms);
    expect(hidden.text).not.toMatch(/Ada|open door/i);
    expect(revealTerms(hidden.text, hidden)).toBe("Ada opened the Puerta Abierta for Ada.");
  });

  it("are lost if an engine changes their mark", () => {
    const hidden = protectTerms("Ada is here.", terms);
    expect(revealTerms("Está aquí.", hidden)).toBeNull();
    expect(revealTerms(hidden.text + hidden.text, hidden)).toBeNull();
  });

  it("survive translation, also where an engine loses a mark and the sentence is asked again", async () => {
    const asked: string[] = [];
    const edge = {
      from: "en",
      to: "es",
      quality: 1,
      async translate(texts: readonly string[]) {
        asked.push(...texts);
        const lossy = (text: string) => (text.includes("loses") ? "Pierde." : text.toUpperCase());
        return texts.map((text) => ({ text: lossy(text), unknown: [] }));
      },
    };
    const translator = createGraphTranslator({ edges: async () => [edge] });
    const sentences = ["We know Ada.", "It loses Ada.", "No name."].map((text, i) => ({
      id: String(i),
      text,
      maxChars: 99,
    }));
    const about = { before: [], after: [], source: "en", target: "es" } as const;
    const translated = await translator.translate({ ...about, sentences, terms });
    expect(translated.map(({ text }) => text)).toEqual(["WE KNOW Ada.", "Pierde.", "NO NAME."]);
    expect(asked).toHaveLength(4);
  });
});
