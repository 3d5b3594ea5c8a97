import { expect, it } from "vitest";
import { sayWritten } from "./spoken.ts";

it.each([
  ["A gente se vê amanhã.", "Nós nos vemos amanhã."],
  ["Acho que a gente não precisa disso.", "Acho que nós não precisamos disso."],
  ["Muita gente fala disso.", "Muita gente fala disso."],
  ["Encontramo-nos amanhã.", "Nós nos encontramos amanhã."],
  ["Não percebi.", "Não entendi."],
  ["Percebi que chovia.", "Percebi que chovia."],
  ["Mergulhámos na mesma.", "Mergulhámos mesmo assim."],
  ["Bem-vindos a mais um programa.", "Bem-vindos a outro programa."],
  [
    "Mais uma pergunta. Dois mais um. Mais um pouco.",
    "Outra pergunta. Dois mais um. Um pouco mais.",
  ],
  ["Quanto tempo levará para chegar?", "Quanto tempo leva para chegar?"],
  ["Vinte euros cada.", "Vinte euros cada um."],
  ["Para fazer você rir.", "Para fazê-lo rir."],
  ["Vá para as configurações, vai para a frente.", "Vá às configurações, vai para a frente."],
  ["Leve o telefone para uma loja.", "Leve o telefone a uma loja."],
  ["Queria ter ouvido a avó.", "Queria ter escutado a avó."],
  ["Exclua os vídeos.", "Elimine os vídeos."],
  ["As pessoas a atravessam todos os dias.", "As pessoas atravessam-na todos os dias."],
  ["Eles o levam, mais a viagem.", "Eles o levam, mais a viagem."],
  ["Não ia poder vir.", "Não poderia vir."],
  ["Faz dois anos que moro aqui.", "Moro aqui há dois anos."],
  ["Se pudesse, voltava lá.", "Se pudesse, voltaria lá."],
  ["A viagem demorou duas horas.", "A viagem durou duas horas."],
  ["Ele demorou muito.", "Ele demorou muito."],
])("says %j as %j", (spoken, written) => {
  expect(sayWritten(spoken)).toBe(written);
});
