import { expect, it } from "vitest";
import { rightSense } from "./right-sense.ts";

it.each([
  ["I couldn't call.", "Eu não poderia ligar.", "Eu não podia ligar."],
  ["I couldn't if I tried.", "Eu não poderia.", "Eu não poderia."],
  ["It took her two hours.", "Levou duas horas.", "Ela levou duas horas."],
  ["The room you booked", "O quarto que você reserva", "O quarto que você reservou"],
  ["a hammer and some nails", "um martelo e algumas unhas", "um martelo e alguns pregos"],
  ["She paints her nails.", "Ela pinta as unhas.", "Ela pinta as unhas."],
  ["Could we have the bill?", "Podemos ter o projeto de lei?", "Podemos ter a conta?"],
  ["The bill is a law now.", "O projeto de lei é lei.", "O projeto de lei é lei."],
  ["We didn't have money.", "Não temos dinheiro.", "Não tínhamos dinheiro."],
  ["What time did you get up?", "A que horas você se levantar?", "A que horas você se levantou?"],
  ["Did you want to go?", "Você quer ir?", "Você quer ir?"],
  ["They come in at four.", "Eles entram aos quatro.", "Eles entram às quatro."],
  ["It is gone by five.", "Acabou por cinco.", "Acabou antes das cinco."],
  ["I gave it to the two.", "Dei aos dois.", "Dei aos dois."],
  ["They don't cook much any more.", "Não cozinham muito mais.", "Já não cozinham muito."],
  [
    "My first job was washing.",
    "Meu primeiro trabalho foi lavar.",
    "Meu primeiro trabalho era lavar.",
  ],
  ["It took us five years.", "Levou cinco anos.", "Levamos cinco anos."],
  ["They lost three to one.", "Perderam três para um.", "Perderam três a um."],
  ["Once upon a time there was a king.", "Era uma vez havia um rei.", "Era uma vez um rei."],
  ["I made an appointment.", "Fiz uma consulta.", "Marquei uma consulta."],
  ["I was at an appointment", "Estava numa nomeação", "Estava numa consulta"],
  ["No slots available", "Não há slots disponíveis", "Não há horários disponíveis"],
  ["on baking paper", "em papel de cozimento", "em papel manteiga"],
  [
    "I get up at six every day.",
    "Levanto em seis todos os dias.",
    "Levanto às seis todos os dias.",
  ],
  ["a table by the window", "uma mesa pela janela", "uma mesa perto da janela"],
])("of %j, %j is %j", (english, portuguese, right) => {
  expect(rightSense(portuguese, english)).toBe(right);
});
