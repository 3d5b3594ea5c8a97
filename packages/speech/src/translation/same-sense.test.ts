import { expect, it } from "vitest";
import { sameSense } from "./same-sense.ts";

it.each([
  [
    "We've lived here for ten years.",
    "Moramos aqui há dez anos.",
    "Moramos aqui desde há dez anos.",
  ],
  ["I'll be back in ten minutes.", "Volto em dez minutos.", "Volto dentro de dez minutos."],
  ["She learned it in a year.", "Ela aprendeu em um ano.", "Ela aprendeu em um ano."],
  ["I saw her ten years ago.", "Eu a vi há dez anos.", "Eu a vi há dez anos."],
  ["Had he been to Japan?", "Ele tinha sido para o Japão?", "Ele tinha estado no Japão?"],
  ["Remove the lid.", "Remova a tampa.", "Retire a tampa."],
  ["It gets hot.", "Isso fica quente.", "Isso se torna quente."],
  ["The chain is greasy.", "A corrente é gordurosa.", "A cadeia é gordurosa."],
  ["The current is strong.", "A corrente é forte.", "A corrente é forte."],
  ["He drives, they drive.", "Ele dirige, eles dirigem.", "Ele conduz, eles conduzem."],
  ["He leads it.", "Ele o dirige.", "Ele o dirige."],
  ["It's too cold.", "É muito frio.", "É demasiado frio."],
  ["I like it very much, too.", "Gosto muito disso também.", "Gosto muito disso também."],
  [
    "I like it a lot, but it's too cold.",
    "Gosto muito, mas é muito frio.",
    "Gosto muito, mas é muito frio.",
  ],
  [
    "I like it a lot, but it's too cold.",
    "Gosto muito, mas é frio demais.",
    "Gosto muito, mas é frio demais.",
  ],
  ["It smells good.", "Ele cheira bem.", "Isso cheira bem."],
  ["It is where he lives.", "Ele é onde ele mora.", "Ele é onde ele mora."],
  ["The paint is wet.", "A tinta está molhada.", "A pintura está molhada."],
  ["the youngest ones", "os mais novos", "os mais jovens"],
  ["Would you like to speak?", "Gostaria de falar?", "Você gostaria de falar?"],
  ["the best I have ever seen", "o melhor que já vi", "o melhor que vi"],
])("%j: %j is %j", (english, portuguese, said) => {
  expect(sameSense(portuguese, english)).toBe(said);
});
