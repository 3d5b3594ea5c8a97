import { expect, it } from "vitest";
import { respell } from "./respell.ts";

it.each([
  ["lítio", "litio"],
  ["história", "historia"],
  ["estação", "estación"],
  ["emoções", "emociones"],
  ["notável", "notable"],
  ["possível", "posible"],
  ["possíveis", "posibles"],
  ["viagens", "viajes"],
  ["habilidade", "habilidad"],
  ["viagem", "viaje"],
  ["senhora", "señora"],
  ["gatinho", "gatito"],
  ["linha", "liña"],
  ["primeiro", "primero"],
  ["conselho", "consejo"],
  ["cabeça", "cabeza"],
  ["tesouro", "tesoro"],
  ["cesta", "cesta"],
])("respells Portuguese %s as Spanish %s", (word, spelled) => {
  expect(respell(word, "pt", "es")).toBe(spelled);
});

it("leaves words of other pairs", () => {
  expect(respell("lítio", "pt", "en")).toBe("lítio");
});
