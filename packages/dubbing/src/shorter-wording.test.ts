import { describe, expect, it } from "vitest";
import { shorterWordings } from "./shorter-wording.ts";

describe("shorterWordings", () => {
  it.each([
    [
      "it",
      "Questa mattina ho visto il modo in cui utilizzano il forno.",
      "Stamattina ho visto come usano il forno.",
    ],
    [
      "it",
      "I nostri ospiti dormono qui e loro mangiano insieme.",
      "I nostri ospiti dormono qui e mangiano insieme.",
    ],
    [
      "es",
      "En este momento es necesario esperar, y ellos duermen.",
      "Ahora hay que esperar, y duermen.",
    ],
    [
      "it",
      "Ciò nonostante, ogni volta che piove, esco immediatamente.",
      "Ma quando piove, esco subito.",
    ],
    ["es", "Cuando ellos llegan, comen inmediatamente.", "Cuando llegan, comen enseguida."],
    ["fr", "Regardez la façon dont cela pousse.", "Regardez comment ça pousse."],
    ["fr", "Comment est-ce que vous faites ?", "Comment vous faites ?"],
    ["fr", "Est-ce qu'elle dort ?", "Elle dort ?"],
    ["pt", "Vejam a forma como utilizam a água.", "Vejam como usam a água."],
    ["en", "He is late because they are not ready.", "He's late because they're not ready."],
  ] as const)("says the same in %s in fewer syllables", (language, text, shorter) => {
    expect(shorterWordings(text, language)[0]).toBe(shorter);
  });

  it.each([
    ["it", "Ho lasciato il libro nella mia macchina.", "Ho lasciato il libro nella macchina."],
    ["pt", "Deixei o livro no meu carro.", "Deixei o livro no carro."],
    ["fr", "C'est vraiment beau.", "C'est beau."],
    ["fr", "Alors, c'est ici.", "C'est ici."],
    ["es", "Entonces, ¿dónde está?", "¿Dónde está?"],
    ["it", "Allora, venite? Bene, andiamo.", "Venite? Andiamo."],
  ] as const)("leaves out in %s what hearers do without", (language, text, shorter) => {
    expect(shorterWordings(text, language)).toEqual([shorter]);
  });

  it("keeps what asks for a thing, and a word that answers", () => {
    expect(shorterWordings("Qu'est-ce que vous faites ?", "fr")).toEqual([]);
    expect(shorterWordings("Alors, ça va bien.", "fr")).toEqual(["Ça va bien."]);
    expect(shorterWordings("Et alors, ça va bien.", "fr")).toEqual([]);
  });

  it("keeps whose somebody is, and what is denied", () => {
    expect(shorterWordings("Il mio amico dorme, il mio è qui.", "it")).toEqual([]);
    expect(shorterWordings("It was not really cold.", "en")).toEqual(["It wasn't really cold."]);
  });

  it.each([
    ["es", "La utilización del agua."],
    ["it", "L'utilizzazione dell'acqua."],
    ["pt", "A utilização da água."],
  ] as const)("keeps nouns in %s that only begin like a verb", (language, text) => {
    expect(shorterWordings(text, language)).toEqual([]);
  });

  it("first says the same, then less", () => {
    expect(shorterWordings("Cela pousse vraiment bien, afin de durer.", "fr")).toEqual([
      "Ça pousse vraiment bien, pour durer.",
      "Ça pousse bien, pour durer.",
    ]);
  });

  it("knows nothing shorter in other languages", () => {
    expect(shorterWordings("Das ist wirklich schön.", "de")).toEqual([]);
  });
});
