import { expect, it } from "vitest";
import { knownPortuguese } from "./known-portuguese.ts";

it.each([
  ["Olá, Sra. Ana. Sim.", "Olá, senhora Ana. sim."],
  ["Amanhã nós voltaremos, e nós não vamos parar.", "Amanhã voltaremos, e não vamos parar."],
  ["Entre nós, por nós mesmos.", "Entre nós, por nós mesmos."],
  ["Eu costumava trabalhar e eles costumavam ser ricos.", "Eu trabalhava e eles eram ricos."],
  ["Se você tiver tempo, diga.", "Se você tem tempo, diga."],
  ["Se vocês quiserem e se não puderem vir", "Se vocês querem e se não podem vir"],
  ["Se ele for à loja, mas se for bom", "Se ele vai à loja, mas se é bom"],
  ["O que você quer? Mas o que é isso?", "Que você quer? Mas que é isso?"],
  ["Eu sei o que você quer. Agora vamos.", "Eu sei o que você quer. agora vamos."],
  ["Olá, pessoal! O pessoal vem.", "Olá, a todos! O pessoal vem."],
  ["Quando você chegar, assim que eles entrarem", "Quando você chega, assim que eles entram"],
  ["Quando ela não entender, quando ela vier", "Quando ela não entende, quando ela vier"],
  ["Quando ele quer comer e quando ele disser", "Quando ele quer comer e quando ele disser"],
  ["Na verdade, a senha está aqui.", "Em realidade, o código de acesso está aqui."],
  ["Mude as senhas e sua senha.", "Mude os códigos de acesso e seu código de acesso."],
  ["Me deixe saber. Deixe-me saber.", "Diga-me. Diga-me."],
  ["A água está quente o suficiente.", "A água está suficientemente quente."],
  ["Comi o suficiente.", "Comi o suficiente."],
  ["Meus queridos amigos, eles são casados.", "queridos amigos, eles estão casados."],
  ["Chegamos cedo demais, é caro demais.", "Chegamos muito cedo, é demasiado caro."],
  ["Os demais vieram há anos demais.", "Os demais vieram há demasiado anos."],
  ["Eu te ligo e ela me ligou. Ligue a luz.", "Eu te telefono e ela me telefonou. Ligue a luz."],
  [
    "Vou mandar um e-mail e mando fazer dois.",
    "Vou enviar um correio eletrônico e mando fazer dois.",
  ],
  [
    "Ele acordou e acorda cedo. O acordo, de acordo.",
    "Ele despertou e desperta cedo. O acordo, de acordo.",
  ],
  ["Você está pronto? Onde fica o banco?", "Você está preparado? Onde está o banco?"],
  ["O pronto-socorro. Ela chega pronto.", "O pronto-socorro. Ela chega pronto."],
  ["Eu estava com fome e estou com o Pedro.", "Eu tinha fome e estou com o Pedro."],
  ["O nome dele e a casa dela, na rua dele.", "O seu nome e a sua casa, na sua rua."],
])("says %j as %j", (text, known) => {
  expect(knownPortuguese(text)).toBe(known);
});
