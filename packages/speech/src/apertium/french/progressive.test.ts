import { expect, it } from "vitest";
import { mendProgressive } from "./progressive.ts";

it.each([
  ["faisant", "faire"],
  ["travaillant", "travailler"],
  ["commençant", "commencer"],
  ["finissant", "finir"],
  ["dormant", "dormir"],
  ["obtenant", "obtenir"],
  ["répondant", "répondre"],
  ["voulant", "vouloir"],
  ["recevant", "recevoir"],
  ["décrivant", "décrire"],
  ["construisant", "construire"],
  ["découvrant", "découvrir"],
  ["connaissant", "connaître"],
  ["souriant", "sourire"],
  ["allant", "aller"],
])("knows that %s comes from %s", (gerund, infinitive) => {
  expect(mendProgressive(`Il sera en ${gerund}.`)).toBe(`Il sera en train de ${infinitive}.`);
});

it.each([
  ["Je suis en appelant.", "Je appelle."], // joined later
  ["Nous sommes en train d'avoir une fête.", "Nous avons une fête."],
  ["Il était en train d'être loin, d'être là.", "Il était loin, d'être là."],
  ["Elle est en train d'être réparée.", "Elle est en train de être réparée."],
  ["Tu es en mangeant.", "Tu manges."],
  ["Elle est en faisant cela.", "Elle fait cela."],
  ["Il est en attendant, il est en venant.", "Il attend, il vient."],
  ["Il est en préférant, en achetant.", "Il préfère, en achetant."],
  ["On est en dormant.", "On dort."],
  ["Il est en finissant et il est en réalisant.", "Il finit et il réalise."],
  ["Nous sommes en mangeant, nous étions en mangeant.", "Nous mangeons, nous mangions."],
  ["Vous êtes en mangeant, vous est en disant.", "Vous mangez, vous dites."],
  ["Vous êtes en se séparant.", "Vous vous séparez."],
  ["Ils sont en écrivant, ils sont en essayant.", "Ils écrivent, ils essaient."],
  ["Ils sont en prenant, ils sont en ouvrant.", "Ils prennent, ils ouvrent."],
  ["J'étais en parlant, j'étais en écoutant.", "Je parlais, j'écoutais."],
  ["Ils étaient en attendant.", "Ils attendaient."],
  ["Il est en le faisant.", "Il le fait."],
  ["Je ne suis pas en le faisant.", "Je ne le fais pas."],
  ["Les enfants sont tous en train de jouer.", "Les enfants jouent tous."],
  ["Ils se sont en train de préparer.", "Ils se préparent."],
  ["Nous sommes en train d'y aller.", "Nous y allons."],
  ["Vous êtes en train de faire, ils font.", "Vous faites, ils font."],
  ["Il était en train de voir, vous étiez en train de voir.", "Il voyait, vous voyiez."],
  ["Elle est en train de savoir.", "Elle est en train de savoir."],
])("says %j as %j", (progressive, simple) => {
  expect(mendProgressive(progressive)).toBe(simple);
});

it("leaves other gerunds", () => {
  expect(mendProgressive("Il apprend en faisant.")).toBe("Il apprend en faisant.");
});

it("takes a gerund for no adjective", () => {
  expect(mendProgressive("Je suis apprenant le français.")).toBe("Je apprends le français.");
});
