import { expect, it } from "vitest";
import { stateInPortuguese, stateInSpanish } from "./states.ts";

it("says that something is in a state", () => {
  expect(stateInSpanish("Mis gafas son rotas, y soy muy cansada. Es rota por todos.")).toBe(
    "Mis gafas están rotas, y estoy muy cansada. Es rota por todos.",
  );
  expect(stateInSpanish("La casa es limpia, grande y vieja. Es rotativo.")).toBe(
    "La casa está limpia, grande y vieja. Es rotativo.",
  );
  expect(stateInPortuguese("Os banheiros são limpos, a porta era fechada, é doente.")).toBe(
    "Os banheiros estão limpos, a porta estava fechada, está doente.",
  );
});
