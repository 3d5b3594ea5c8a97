import { expect, it } from "vitest";
import { pronounsBehind } from "./object-pronouns.ts";

it.each([
  ["Enviar-lhe-emos uma mensagem.", "Lhe enviaremos uma mensagem."],
  ["Um dente tem me incomodado.", "Um dente me tem incomodado."],
  ["Deixe-me telefonar você de volta.", "Deixe-me telefoná-lo de volta."],
  ["Ele tem me em conta.", "Ele tem me em conta."],
  ["Eu ainda a amo.", "Eu ainda amo-a."],
  ["Não a conheço.", "Não conheço-a."],
  ["Eles não o viram.", "Eles não viram-no."],
  ["Eles os enviaram.", "Eles os enviaram."],
  ["Acho que ela os leva.", "Acho que ela leva-os."],
  ["Ele o mesmo, não os outros.", "Ele o mesmo, não os outros."],
  ["Não a minha. Quero amor, não o dinheiro.", "Não a minha. Quero amor, não o dinheiro."],
  ["Quando a casa cai, a porta fica.", "Quando a casa cai, a porta fica."],
  ["Eles o ajudarão.", "Eles vão ajudá-lo."],
  ["Não as venderei.", "Não vou vendê-las."],
  ["Ele a fez.", "Ele a fez."],
])("%j becomes %j", (text, said) => {
  expect(pronounsBehind(text)).toBe(said);
});
