import { expect, it } from "vitest";
import { catalanWords } from "./words.ts";

it.each([
  ["Els llegums són sans i bons.", "Os legumes são sãos e bons.", "Els llegums són sans i bons."],
  ["Ambdós sa metges.", "Ambos são médicos.", "Ambdós són metges."],
  ["Ningú em va comptar res.", "Ninguém me contou nada.", "Ningú em va explicar res."],
  ["Arribaria tarda, la tarda.", "Chegaria tarde, à tarde.", "Arribaria tard, la tarda."],
  ["No et va dir res.", "Eu nunca te disse nada.", "No et vaig dir res."],
  [
    "Ella estaria endarrerida. Estic endarrerit.",
    "Ela estaria atrasada. Estou atrasado.",
    "Ella arribaria tard. arribo tard.",
  ],
  ["És esmorzar, un present.", "É café da manhã, um presente.", "És l'esmorzar, un regal."],
  [
    "La targeta de segur, si el meu segur no el coure. És segur.",
    "O cartão de seguro, se o meu seguro não o cobrir. É seguro.",
    "La targeta d'assegurança, si la meva assegurança no el cobreix. És segur.",
  ],
  ["M'ha fastiguejat.", "Tem me incomodado.", "M'ha molestat."],
  [
    "De qualsevol forma, qualsevol un.",
    "De qualquer forma, qualquer um.",
    "De totes maneres, qualsevol.",
  ],
  ["Sa les que continuen.", "São as que continuam.", "Són les que continuen."],
  [
    "Els meus àvies i els meus gots",
    "Os meus avós e os meus óculos",
    "Els meus avis i les meves ulleres",
  ],
  ["Instali aquest aplicatiu.", "Instale este aplicativo.", "Instali aquesta aplicació."],
  ["Els seus aplicatius", "Os seus aplicativos", "Les seves aplicacions"],
  ["Ahir ens venim. Si podin.", "Ontem nos vimos. Se podem.", "Ahir ens vam veure. Si poden."],
  ["El seu nombre de telèfon.", "O seu número de telefone.", "El seu número de telèfon."],
  ["El nombre de persones.", "O número de pessoas.", "El nombre de persones."],
  ["La màquina de rentar roba.", "A máquina de lavar roupa.", "La rentadora."],
  ["El nen i el cant.", "O menino e o canto do pássaro.", "El nen i el racó."],
  ["Els nens miren les teles.", "As crianças veem as telas.", "Els infants miren les pantalles."],
  ["Els nens miren les teles.", "Os meninos veem os tecidos.", "Els nens miren les teles."],
  [
    "Els llibres col·locats, la col·locació.",
    "Os livros colocados, a colocação.",
    "Els llibres posats, la col·locació.",
  ],
  ["Un passatge.", "Um bilhete.", "Un bitllet."],
  ["Un passatge.", "Uma passagem.", "Un passatge."],
  ["Cort el pa. El cort.", "Corte o pão. O corte.", "Talli el pa. El cort."],
  ["Deslligui el llum. Deslligui.", "Desligue a luz.", "Apagui el llum. Apagui."],
  ["Deslligui el telèfon.", "Desligue o telefone.", "Deslligui el telèfon."],
  ["Se sent aquí.", "Sente-se aqui.", "Assegui's aquí."],
  [
    "Les nou i mitjana, cap a per a després de.",
    "Às nove e meia, para trás.",
    "Les nou i mitja, cap a enrere.",
  ],
  ["Una nova ocupació.", "Um novo emprego.", "Una nova feina."],
  ["La ocupació.", "A ocupação.", "La ocupació."],
  ["Que haginels hagi agradat.", "Que tenham gostado.", "Que us hagi agradat."],
  ["Telèfon de nou. El telèfon.", "Ligue de novo. O telefone.", "Truqui de nou. El telèfon."],
  ["Abandoni dels seus somnis.", "Desista dos seus sonhos.", "Abandoni els seus somnis."],
  ["Va enrere de la pilota.", "Vai atrás da bola.", "Va darrere de la pilota."],
])("says %j of %j as %j", (text, original, better) => {
  expect(catalanWords(text, original).toLowerCase()).toBe(better.toLowerCase());
});
