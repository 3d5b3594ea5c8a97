import { expect, test } from "vitest";
import { asWoman } from "./as-woman.ts";

test.each([
  ["es", "Estoy muy cansado, pero estoy trabajando.", "Estoy muy cansada, pero estoy trabajando."],
  ["es", "Soy médico y estoy dentro.", "Soy médica y estoy dentro."],
  ["es", "Él está cansado. Yo era nuevo.", "Él está cansado. Yo era nueva."],
  ["it", "Sono stanco e sono andato a casa.", "Sono stanca e sono andata a casa."],
  ["it", "Sono io. Sono solo un ospite.", "Sono io. Sono solo un ospite."],
  ["it", "Loro sono stanchi, lui è stanco.", "Loro sono stanchi, lui è stanco."],
  ["pt", "Obrigado, estou pronto.", "Obrigada, estou pronta."],
  ["pt", "Estou fazendo tudo.", "Estou fazendo tudo."],
  [
    "fr",
    "Je suis très heureux et je suis allé voir.",
    "Je suis très heureuse et je suis allée voir.",
  ],
  [
    "fr",
    "Je suis content, je suis prêt, j'étais surpris.",
    "Je suis contente, je suis prête, j'étais surprise.",
  ],
  ["fr", "Je ne suis pas sûr, je suis chez moi.", "Je ne suis pas sûre, je suis chez moi."],
  ["fr", "Je me suis levé. Il est content.", "Je me suis levée. Il est content."],
  ["es", "Soy Mateo. Estoy algo cansado.", "Soy Mateo. Estoy algo cansado."],
  ["it", "Sono stato contento, sono otto.", "Sono stata contenta, sono otto."],
  [
    "fr",
    "Je suis vieux, je suis mieux, je suis quelqu'un.",
    "Je suis vieille, je suis mieux, je suis quelqu'un.",
  ],
  ["fr", "Je suis inquiet, je suis fier et jaloux.", "Je suis inquiète, je suis fière et jaloux."],
  ["fr", "Je suis le nouveau, je suis bien.", "Je suis le nouveau, je suis bien."],
  ["fr", "Je suis Vincent.", "Je suis Vincent."],
  ["de", "Ich bin müde.", "Ich bin müde."],
])("%s: %s", (target, man, woman) => {
  expect(asWoman(man, target)).toBe(woman);
});
