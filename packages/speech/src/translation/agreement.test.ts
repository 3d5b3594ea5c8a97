import { expect, it } from "vitest";
import { agree } from "./agreement.ts";

it.each([
  ["Os vizinhos são muito barulhento à noite.", "Os vizinhos são muito barulhentos à noite."],
  ["A sala de reuniões é reservado até as dez.", "A sala de reuniões é reservada até as dez."],
  ["Elas transformam-a em energia.", "Elas transformam-na em energia."],
  ["A porta está fechada.", "A porta está fechada."],
  ["São o resultado de tudo.", "São o resultado de tudo."],
  ["A irmã do Pedro está cansada.", "A irmã do Pedro está cansada."],
])("%j becomes %j", (text, right) => {
  expect(agree(text)).toBe(right);
});
