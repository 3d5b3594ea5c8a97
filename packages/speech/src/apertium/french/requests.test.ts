import { describe, expect, it } from "vitest";
import { requestInFrench } from "./requests.ts";

describe("a French request", () => {
  it.each([
    ["S'il vous plaît, vous attendez un moment.", "S'il vous plaît, attendez un moment."],
    ["S'il vous plaît, vous ne détachez pas.", "S'il vous plaît, ne détachez pas."],
    ["Dites-moi son nom, s'il vous plaît.", "Dites-moi votre nom, s'il vous plaît."],
    ["S'il pleut, fermez et vous attendez.", "S'il pleut, fermez et attendez."],
    ["Attendez ici et vous ne faites pas de bruit.", "Attendez ici et ne faites pas de bruit."],
    ["Donnez-lui son livre, s'il vous plaît.", "Donnez-lui son livre, s'il vous plaît."],
    ["Vous pourriez attendre, s'il vous plaît.", "Vous pourriez attendre, s'il vous plaît."],
    ["S'il vous plaît, vous pouvez attendre.", "S'il vous plaît, vous pouvez attendre."],
    ["Vous attendez ici et vous écoutez sa voix.", "Vous attendez ici et vous écoutez sa voix."],
    ["Avez-vous vu sa voiture?", "Avez-vous vu sa voiture?"],
  ])("%s", (statement, request) => {
    expect(requestInFrench(statement, "")).toBe(request);
  });

  it.each([
    ["No posi els peus en el sofà.", "Vous ne posez pas les pieds.", "Ne posez pas les pieds."],
    [
      "És calent, no obri la porta.",
      "Il est chaud, vous n'ouvrez pas.",
      "Il est chaud, n'ouvrez pas.",
    ],
    ["No mengeu això.", "Vous ne mangez pas ça.", "Vous ne mangez pas ça."],
    [
      "Mai deixi els nens.",
      "Vous ne laissez jamais les enfants.",
      "Ne laissez jamais les enfants.",
    ],
  ])("of %s has no subject", (catalan, statement, request) => {
    expect(requestInFrench(statement, catalan)).toBe(request);
  });
});
