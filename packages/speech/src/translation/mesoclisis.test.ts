import { expect, it } from "vitest";
import { withoutMesoclisis } from "./mesoclisis.ts";

it("says the future of books as people speak", () => {
  expect(withoutMesoclisis("Enviar-lhe-emos a chave, e ele dir-me-á tudo.")).toBe(
    "Vamos lhe enviar a chave, e ele vai me dizer tudo.",
  );
  expect(withoutMesoclisis("Ter-emos que sair.")).toBe("Teremos que sair.");
  expect(withoutMesoclisis("Isso ajudar-me-á.")).toBe("Isso vai me ajudar.");
});
