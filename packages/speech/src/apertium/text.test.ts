import { describe, expect, it } from "vitest";
import { prepareText, tidyText } from "./text.ts";

describe("prepareText", () => {
  it.each([
    ["It’s “fine”", "en", "es", `It's "fine"`],
    ["two\n\n lines", "en", "es", "two lines"],
    ["a [b] {c} ^d$ <e> \\ / @f #g *h ~x | j_k", "en", "es", "a b c d e f g h x j k"],
    ["In 1961, at 10:30, 1200.5 km", "en", "fr", "In 1961, at 10:30, 1200,5 km"],
    ["son 1200,5 km", "es", "en", "son 1200.5 km"],
    ["le 05.10.2020 à 3,5 km", "fr", "it", "le 05.10.2020 à 3,5 km"],
    ["R&D & more", "en", "es", "R and D and more"],
    [
      "Després va. Deu persones. En Deu i en Bo.",
      "ca",
      "es",
      "després va. deu persones. En Deu i en Bo.",
    ],
    ["Ah. Sim, sim", "pt", "es", "Ah. sim, sim"],
    ["A Sra. Allen e o Dr. Brown", "pt", "es", "A senhora Allen e o doutor Brown"],
    ["The FBI and NATO", "en", "es", "The FBI and NATO"],
    [" \n ", "en", "es", ""],
  ])("turns %j (%s → %s) into %j", (text, source, target, prepared) => {
    expect(prepareText(text, source, target)).toBe(prepared);
  });
});

describe("tidyText", () => {
  it.each([
    ["Qué  es aquello ?", "What is that?", "es", "¿Qué es aquello?"],
    ["Oh ningún! Sí. Dónde?", "Oh no! Yes. Where?", "es", "¡Oh ningún! Sí. ¿Dónde?"],
    ["¿Dove sta?", "¿Dónde está?", "it", "Dove sta?"],
    ["Le ami dit que il est", "El amigo", "fr", "L'ami dit qu'il est"],
    ["Où est-?", "Dov'è?", "fr", "Où est?"],
    [
      "Si il ne a que onze, la huitième, le yaourt",
      "A",
      "fr",
      "S'il n'a que onze, la huitième, le yaourt",
    ],
    ["A no ser que", "unless", "es", "a no ser que"],
    [" Éramos allí", "we were there", "es", "éramos allí"],
    ["le vi.", "I saw him.", "es", "Le vi."],
    ["Hola Todo el mundo", "Hello everyone", "es", "Hola todo el mundo"],
    ["Hola Juan", "Hello John", "es", "Hola Juan"],
    ["Hola. Todo bien", "Hello. All good", "es", "Hola. Todo bien"],
    ["See you on Monday", "Hasta el lunes", "en", "See you on Monday"],
  ])("turns %j (%j in %s) into %j", (translated, original, target, tidy) => {
    expect(tidyText(translated, original, { source: "pt", target })).toBe(tidy);
  });
});

const TO_FRENCH = { source: "ca", target: "fr" };
it("begins each sentence with a capital, as the original does", () => {
  expect(tidyText("Plus tard. quand?", "Més tard. Quan?", TO_FRENCH)).toBe("Plus tard. Quand?");
  expect(tidyText("Etc. et plus", "Etc. i més", TO_FRENCH)).toBe("Etc. et plus");
});

it("keeps names where the original has any, of whatever country", () => {
  expect(
    tidyText("Vivim a Itàlia", "Nous vivons en Italie", { source: "fr", target: "ca" }),
  ).toContain("Itàlia");
});
