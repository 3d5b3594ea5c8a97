import { describe, expect, it } from "vitest";
import type { TranslationEdge } from "./edge.ts";
import { createGraphTranslator } from "./graph-translator.ts";

const texts = new Map([
  ["The sun is out.", "O sol saiu."],
  ["O sol saiu.", "Salió el sol."],
]);
const asked: string[] = [];
const edge = (from: string, to: string) => ({
  from,
  to,
  quality: 0.9,
  async translate(sentences: readonly string[]) {
    asked.push(`${from}>${to} ${sentences.length}`);
    return sentences.map((text) => ({ text: texts.get(text) ?? `?${text}`, unknown: [] }));
  },
});
const translator = createGraphTranslator({
  edges: async () => [edge("en", "pt"), edge("pt", "es")],
});
const request = { before: [], after: [], source: "en", target: "es" } as const;
const sentences = ["The sun is out.", "…", "", "The sun is out."].map((text, i) => ({
  id: `s${i}`,
  text,
  maxChars: 99,
}));

describe("the graph translator", () => {
  it("passes all sentences from engine to engine, and keeps ids and punctuation", async () => {
    expect(translator.canShorten).toBe(false);
    expect(await translator.translate({ ...request, sentences })).toEqual([
      { id: "s0", text: "Salió el sol." },
      { id: "s1", text: "…" },
      { id: "s2", text: "" },
      { id: "s3", text: "Salió el sol." },
    ]);
    expect(asked.splice(0)).toEqual(["en>pt 2", "pt>es 2"]);
  });

  it("asks no engine for what people always say", async () => {
    const said = [
      "Thank you.",
      "Thank you, the sun is out.",
      "Thank you. The sun is out. Bye.",
      "Hi, I'm here.",
      "Thanks, Mr. Hall.",
    ].map((text, i) => ({
      id: `s${i}`,
      text,
      maxChars: 99,
    }));
    texts.set("the sun is out.", "o sol saiu.").set("o sol saiu.", "salió el sol.");
    texts.set("I'm here.", "Estou aqui.").set("Estou aqui.", "Estoy aquí.");
    texts.set("Mr. Hall.", "Senhor Hall.").set("Senhor Hall.", "Señor Hall.");
    expect(await translator.translate({ ...request, sentences: said })).toEqual([
      { id: "s0", text: "Gracias." },
      { id: "s1", text: "Gracias, salió el sol." },
      { id: "s2", text: "Gracias. Salió el sol. Adiós." },
      { id: "s3", text: "Hola, estoy aquí." },
      { id: "s4", text: "Gracias, Señor Hall." },
    ]);
    expect(asked.splice(0)).toEqual(["en>pt 4", "pt>es 4"]);
  });

  it("tells engines which French is said to one person", async () => {
    const told: unknown[] = [];
    const toSpanish: TranslationEdge = {
      ...edge("fr", "es"),
      translate: async (said, _signal, _words, toOne) => {
        told.push(said, toOne);
        return said.map((text) => ({ text, unknown: [] }));
      },
    };
    const french = createGraphTranslator({ edges: async () => [toSpanish] });
    const questions = ["Vous venez, monsieur ?", "Vous venez ?"].map((text, i) => ({
      id: `s${i}`,
      text,
      maxChars: 99,
    }));
    await french.translate({ ...request, source: "fr", sentences: questions });
    await french.translate({ ...request, source: "fr", sentences: questions.slice(1) });
    expect(told).toEqual([
      ["Vous venez, monsieur ?", "Vous venez ?"],
      [true, true],
      ["Vous venez ?"],
      [false],
    ]);
  });

  it("asks no engine for punctuation alone or from a language into itself", async () => {
    await translator.translate({ ...request, sentences: sentences.slice(1, 3) });
    await translator.translate({ ...request, source: "es", sentences });
    expect(asked).toEqual([]);
  });

  it("rejects a pair that no route connects", async () => {
    const translating = translator.translate({ ...request, source: "de", sentences });
    await expect(translating).rejects.toMatchObject({ kind: "rejected" });
  });
});
