import { expect, it } from "vitest";
import { sayConditional } from "./conditional.ts";

it.each([
  ["Eu deveria ter feito isso.", "Eu teria devido fazer isso."],
  ["Poderíamos ter vencido.", "teríamos podido vencer."],
  ["Você não devia ter ouvido.", "Você não teria devido ouvir."],
  ["Ela iria me chamar.", "Ela me chamaria."],
  ["Iríamos fazer isso.", "faríamos isso."],
  ["Eu deveria ter um carro.", "Eu deveria ter um carro."],
  ["Ele iria à praia.", "Ele iria à praia."],
])("says %j as %j", (text, said) => {
  expect(sayConditional(text)).toBe(said);
});
