import { expect, it } from "vitest";
import { sayPlainly } from "./phrases.ts";

it.each([
  ["Vi o quão felizes tínhamos sido.", "Vi que tínhamos sido muito felizes."],
  ["Quanto mais ele lê, mais fácil fica.", "Quanto mais ele lê, mais fácil é."],
  ["Eu joguei o papel fora e jogue-os fora.", "Eu descartei o papel e descarte-os."],
  ["Ele jogou a bola e jogou futebol.", "Ele lançou a bola e jogou futebol."],
  ["Ela jogou o jogo. Joguem pedras na água.", "Ela jogou o jogo. Lancem pedras na água."],
  ["Liguei duas vezes. Acordámos cedo.", "Telefonei duas vezes. Despertámos cedo."],
  ["O que quer que aconteça, fico.", "Não importa o que aconteça, fico."],
  ["No meio da noite acabámos de chegar.", "Em plena noite acabamos de chegar."],
  ["Vamos ver se ele vem. Vamos ver o filme.", "Vejamos se ele vem. Vamos ver o filme."],
  ["Eu não sinto vontade de ir. Sinto frio.", "Eu não tenho vontade de ir. Sinto frio."],
  ["Fale com você em breve! Fale com você amanhã.", "Até logo! Até amanhã."],
  ["Estou preso no trânsito, preso na França.", "Estou bloqueado no trânsito, preso na França."],
  ["A loja já havia fechado.", "A loja já tinha fechado."],
  ["Eu expliquei a eles.", "Eu lhes expliquei."],
  ["Certifique-se de fechar a porta.", "Assegure-se de fechar a porta."],
  ["O trem sai às dez, o voo saiu. Ele sai.", "O trem parte às dez, o voo partiu. Ele sai."],
  ["Vi o quão calmo é.", "Vi que é muito calmo."],
  ["Estou à procura de um hotel.", "Procuro um hotel."],
  ["Existe água? Existe água.", "Há água? Existe água."],
  ["O que você está falando?", "De que você está falando?"],
  ["Obrigado por vir. Muito obrigado por vir.", "Muito obrigado por vir. Muito obrigado por vir."],
  [
    "Sim, vá para ele. O que ele faz por si, por si só.",
    "Sim, adiante. O que ele faz por você, por si só.",
  ],
  ["Sim, vá em frente. Vá em frente da casa.", "Sim, adiante. Vá diante da casa."],
  [
    "Pode soletrar o nome? Soletre, por favor.",
    "Pode dizer letra por letra o nome? Diga letra por letra, por favor.",
  ],
  [
    "Qual o melhor? Qual é o melhor? Quais os nomes?",
    "Qual é o melhor? Qual é o melhor? Quais são os nomes?",
  ],
  ["Está na minha frente, na frente da casa.", "Está diante de mim, diante da casa."],
  ["Adivinha quem veio. A adivinha é boa.", "Adivinhe quem veio. A adivinha é boa."],
  [
    "Como as crianças estão indo? Como eles estão fazendo?",
    "Como estão as crianças? Como estão eles?",
  ],
  ["Como estão as crianças fazendo isso?", "Como estão as crianças fazendo isso?"],
  ["Não faço ideia do que você diz, nem onde.", "Não sei de que você diz, nem onde."],
  ["Não tenho ideia de onde ele está.", "Não sei onde ele está."],
  [
    "O que está errado? Diga o que há de errado com ele.",
    "Que acontece? Diga o que acontece com ele.",
  ],
  ["Isso está bem comigo. Isso está bem.", "Por mim está bem. Isso está bem."],
  ["Crescendo tão rápido, eles são tão rápido.", "Crescendo tão depressa, eles são tão rápido."],
  ["Eu liguei ontem e eles ligaram.", "Eu telefonei ontem e eles telefonaram."],
  ["Ligue para mim. A liga de futebol.", "Me telefone. A liga de futebol."],
  ["Ligue a luz e ligue o cabo à tomada.", "Acenda a luz e ligue o cabo à tomada."],
  ["Encomendei uma peça, quer que eu encomende outra?", "Pedi uma peça, quer que eu peça outra?"],
  ["A encomenda chegou.", "A encomenda chegou."],
  [
    "Obrigado por assistir, eu vou vê-lo no próximo.",
    "Muito obrigado pela sua atenção, nos vemos no próximo.",
  ],
  ["Nada além de uma mala, nem mesmo uma vez.", "Nada mais do que uma mala, nem sequer uma vez."],
  [
    "Assine o contrato. Não se esqueça de assinar.",
    "Assine o contrato. Não se esqueça de inscrever-se.",
  ],
  [
    "Não sei se vai chover. A questão é se podemos.",
    "Não sei se isso vai chover. A questão é se nós podemos.",
  ],
  ["Ele vê se ela vem.", "Ele vê se ela vem."],
  ["Deixe-me escrever. Deixe-me ir.", "Vou escrever. Deixe-me ir."],
  ["Diga a ele que vim.", "Diga-lhe que vim."],
  ["Estive esperando por meia hora.", "Estou esperando há meia hora."],
  ["Temos estado trabalhando desde ontem.", "Estamos trabalhando desde ontem."],
  [
    "Estive esperando por ele. Estive doente por uma semana.",
    "Estou esperando por ele. Estive doente durante uma semana.",
  ],
])("says %j as %j", (text, plain) => {
  expect(sayPlainly(text)).toBe(plain);
});
