import { expect, it } from "vitest";
import { sayFreelyInPortuguese } from "./word-by-word.ts";

it.each([
  ["Eu quereria vos mostrar uma foto.", "Gostaria de vos mostrar uma foto."],
  ["O meu problema, é o tempo.", "O meu problema é o tempo."],
  ["A qualidade do dormir é boa.", "A qualidade do sono é boa."],
  ["Esperei muito de tempo.", "Esperei muito tempo."],
  ["O meu mais grande medo.", "O meu maior medo."],
  ["Faz falta coragem.", "É preciso coragem."],
  ["Um litro sobre cinco perde-se.", "Um litro em cada cinco perde-se."],
  ["Falo sobre cinco temas.", "Falo sobre cinco temas."],
  ["Estou a esperar o ônibus.", "Estou esperando o ônibus."],
  ["Se quer, posso você ajudar.", "Se quer, posso te ajudar."],
  [
    "Moro aqui desde faz dois anos, e deixei-o faz um mês.",
    "Moro aqui há dois anos, e deixei-o há um mês.",
  ],
  ["O bolo que ela faz dois dias antes.", "O bolo que ela faz dois dias antes."],
  ["Era verdadeiro.", "Era verdade."],
])("says %j as %j", (text, said) => {
  expect(sayFreelyInPortuguese(text)).toBe(said);
});
