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
  ["Quando ela não entender, quando ela vier", "Quando ela não entende, quando ela vem"],
  ["Quando ele quer comer e quando ele disser", "Quando ele quer comer e quando ele diz"],
  ["Quando sair, assim que nos virem.", "Quando sai, assim que nos virem."],
  [
    "Quando o nosso líder chegar, quando o carro sair",
    "Quando o nosso líder chega, quando o carro sai",
  ],
  ["Quando o homem quer sair, quando qualquer um", "Quando o homem quer sair, quando qualquer um"],
  ["Se chover, se eles subirem,", "Se chove, se eles sobem,"],
  ["Ele vai se levantar. Se sentir bem é bom.", "Ele vai se levantar. Se sentir bem é bom."],
  ["Ela canta, mas gostaria de dançar.", "Ela canta, mas ela gostaria de dançar."],
  ["Vire à esquerda no próximo canto. O canto.", "Gire à esquerda na próxima esquina. O canto."],
  ["Tenho certeza que sim. Temos certeza.", "Estou seguro de que sim. Estamos seguros."],
  ["Olhe para as telas e olhe para mim.", "Olhe as telas e olhe para mim."],
  ["O carro quebrou, ele quebrou a janela.", "O carro se quebrou, ele quebrou a janela."],
  [
    "Que eu realmente gosto, eu também gosto de pão.",
    "Que eu gosto realmente, eu gosto também de pão.",
  ],
  ["Levei duas horas. Levei dois livros.", "Demorei duas horas. Levei dois livros."],
  [
    "Começamos em 2010. Ontem compramos. Hoje vamos.",
    "Começámos em 2010. Ontem comprámos. Hoje vamos.",
  ],
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
