import { expect, it } from "vitest";
import { sayVerbPhrases } from "./verb-phrases.ts";

it.each([
  ["Dê uma olhada nisso, demos uma olhada nos números.", "Olhe isso, olhemos os números."],
  ["Vou dar uma olhada em tudo.", "Vou olhar tudo."],
  ["O mar está ficando mais quente.", "O mar está se tornando mais quente."],
  ["Isso irá poupar horas.", "Isso vai poupar horas."],
  ["Estou com muita fome.", "Tenho muita fome."],
])("%j becomes %j", (text, said) => {
  expect(sayVerbPhrases(text)).toBe(said);
});
