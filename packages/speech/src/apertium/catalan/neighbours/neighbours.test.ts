import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { arrangeInPortuguese } from "./portuguese.ts";
import { arrangeInSpanish } from "./spanish.ts";

const stream = (words: string): string =>
  words
    .split(/ (?=\S*<)/u)
    .map((word) => `^${word.replaceAll("_", " ")}$`)
    .join(" ");

const ME = "me<prn><pro><p1><mf><sg>";

it.each([
  [
    "what will be then",
    "cuando<rel><adv> tener<vblex><fti><p2><pl> sueño<n><m><sg>",
    "cuando<rel><adv> tener<vblex><prs><p2><pl> sueño<n><m><sg>",
  ],
  [
    "what nobody knows",
    "saber<vblex><pri><p1><sg> cuando<rel><adv> venir<vblex><fti><p3><sg>",
    null,
  ],
  [
    "what will be after that",
    "cuando<rel><adv> venir<vblex><prs><p2><pl> comer<vblex><fti><p1><pl>",
    null,
  ],
  [
    "what one should do",
    "tener<vbmod><cni><p2><sg># que descansar<vblex><inf>",
    "deber<vbmod><cni><p2><sg> descansar<vblex><inf>",
  ],
  ["what one has to do", "tener<vbmod><pri><p2><sg># que descansar<vblex><inf>", null],
  [
    "what one is told to do",
    `${ME} haber<vbhaver><pri><p3><sg> decir<vblex><pp><m><sg> de<pr> venir<vblex><inf>`,
    `${ME} haber<vbhaver><pri><p3><sg> decir<vblex><pp><m><sg> que<cnjsub> venir<vblex><prs><p1><sg>`,
  ],
  ["whom one is told of", "decir<vblex><pri><p1><sg> de<pr> él<prn><tn><p3><m><sg>", null],
  [
    "after how long",
    "a<pr> el<det><def><m><sg> jefe<n><m><sg> de<pr> tres<num><mf><sp> mes<n><m><pl>",
    "a<pr> el<det><def><m><sg> cabo<n><m><sg> de<pr> tres<num><mf><sp> mes<n><m><pl>",
  ],
  [
    "which chief",
    "a<pr> el<det><def><m><sg> jefe<n><m><sg> de<pr> el<det><def><f><sg> tienda<n><f><sg>",
    null,
  ],
  [
    "that",
    "esto<prn><tn><nt> depender<vblex><pri><p3><sg>",
    "eso<prn><tn><nt> depender<vblex><pri><p3><sg>",
  ],
  [
    "what is lacking",
    `${ME} faltar<vblex><pri><p3><sg> cinco<num><mf><sp> euro<n><m><pl>`,
    `${ME} faltar<vblex><pri><p3><pl> cinco<num><mf><sp> euro<n><m><pl>`,
  ],
  [
    "where somebody is",
    "ser<vbser><pri><p2><pl> en<pr> uno<det><ind><f><sg> playa<n><f><sg>",
    "estar<vblex><pri><p2><pl> en<pr> uno<det><ind><f><sg> playa<n><f><sg>",
  ],
  [
    "where it is that",
    "ser<vbser><pri><p3><sg> aquí<adv> donde<rel><adv> vivir<vblex><pri><p1><sg>",
    null,
  ],
  [
    "where one eats",
    "comer<vblex><pri><p1><pl> a<pr> el<det><def><m><sg> restaurante<n><m><sg>",
    "comer<vblex><pri><p1><pl> en<pr> el<det><def><m><sg> restaurante<n><m><sg>",
  ],
  [
    "where one goes",
    "ir<vblex><pri><p1><pl> a<pr> el<det><def><m><sg> restaurante<n><m><sg>",
    null,
  ],
  [
    "who left",
    "Marchar<vblex><ifi><p3><sg>",
    "Se<prn><pro><ref><p3><mf><sp> marchar<vblex><ifi><p3><sg>",
  ],
  [
    "who wants to leave",
    "querer<vbmod><pri><p1><sg> marchar<vblex><inf>",
    "querer<vbmod><pri><p1><sg> marchar<vblex><inf>+me<prn><enc><p1><mf><sg>",
  ],
  [
    "when at night",
    "a_las_diez<adv> de<pr> el<det><def><m><sg> anochecer<n><m><sg>",
    "a_las_diez<adv> de<pr> el<det><def><f><sg> noche<n><f><sg>",
  ],
  [
    "the truth",
    "Bien_es_verdad_que<cnjadv> llover<vblex><pri><p3><sg>",
    "La_verdad_es_que<cnjadv> llover<vblex><pri><p3><sg>",
  ],
  [
    "what one remembers",
    "Recordar<vblex><imp><p2><pl>+os<prn><enc><p2><mf><pl> el<det><def><m><sg> día<n><m><sg>",
    "Acordar<vblex><imp><p2><pl>+os<prn><enc><p2><mf><pl> de<pr> el<det><def><m><sg> día<n><m><sg>",
  ],
  [
    "whom one has not seen",
    "no<adv> haber<vbhaver><pri><p1><sg> ver<vblex><pp><m><sg> nadie<prn><tn><m><sg>",
    "no<adv> haber<vbhaver><pri><p1><sg> ver<vblex><pp><m><sg> a<pr> nadie<prn><tn><m><sg>",
  ],
  [
    "what one has to hide",
    "tener<vblex><pri><p1><sg> nada<prn><tn><nt> a<pr> esconder<vblex><inf>",
    "tener<vblex><pri><p1><sg> nada<prn><tn><nt> que<rel><an><mf><sp> esconder<vblex><inf>",
  ],
  [
    "what several do",
    "Vosotros<prn><tn><p2><mf><pl> comer<vblex><pri><p2><pl>",
    "Comer<vblex><pri><p2><pl>",
  ],
  [
    "who is free",
    "ser<vbser><pri><p2><pl> libre<adj><mf><pl>",
    "estar<vblex><pri><p2><pl> libre<adj><mf><pl>",
  ],
  [
    "where things are",
    "ser<vbser><pri><p3><pl> en<pr> el<det><def><m><sg> jardín<n><m><sg>",
    "estar<vblex><pri><p3><pl> en<pr> el<det><def><m><sg> jardín<n><m><sg>",
  ],
  [
    "sunshine",
    "hacer<vblex><pri><p3><sg> solo<adj><m><sg> hoy<adv>",
    "hacer<vblex><pri><p3><sg> sol<n><m><sg> hoy<adv>",
  ],
  [
    "what somebody should have done",
    "haber<vbhaver><cni><p2><pl> tener<vbmod><pp><m><sg>#_que avisar<vblex><inf>+me<prn><enc><p1><mf><sg>",
    "deber<vbmod><cni><p2><pl> haber<vbhaver><inf>+me<prn><enc><p1><mf><sg> avisar<vblex><pp><m><sg>",
  ],
  [
    "what matters",
    "el<det><def><m><sg> importante<adj><mf><sg> ser<vbser><pri><p3><sg>",
    "lo<detnt> importante<adj><mf><sg> ser<vbser><pri><p3><sg>",
  ],
  [
    "what one watches",
    "mirar<vblex><fti><p1><pl> uno<det><ind><f><sg> película<n><f><sg>",
    "ver<vblex><fti><p1><pl> uno<det><ind><f><sg> película<n><f><sg>",
  ],
  ["what one looks at", "mirar<vblex><fti><p1><pl> el<det><def><f><sg> casa<n><f><sg>", null],
  ["how much one fears", "un_poco<adv> miedo<n><m><sg>", "un_poco<adv> de<pr> miedo<n><m><sg>"],
  [
    "who I am, once",
    "hoy<adv> yo<prn><tn><p1><mf><sg> soñar<vblex><pii><p1><sg> y<cnjcoo> mi<prn><tn><p1><mf><sg>",
    "hoy<adv> soñar<vblex><pii><p1><sg> y<cnjcoo> mi<prn><tn><p1><mf><sg>",
  ],
  ["who I am", "yo<prn><tn><p1><mf><sg> soñar<vblex><pii><p1><sg>", null],
  [
    "who saw nothing",
    "nadie<prn><tn><m><sg> alrededor<adv> no<adv> haber<vbhaver><pri><p3><sg> ver<vblex><pp><m><sg>",
    "nadie<prn><tn><m><sg> alrededor<adv> haber<vbhaver><pri><p3><sg> ver<vblex><pp><m><sg>",
  ],
  ["for you", "para<pr> tú<prn><tn><p2><mf><sg>", "para<pr> ti<prn><tn><p2><mf><sg>"],
  [
    "whom one met",
    "encontrar<vblex><ifi><p1><sg> uno<det><ind><f><sg> mujer<n><f><sg>",
    "encontrar<vblex><ifi><p1><sg> a<pr> uno<det><ind><f><sg> mujer<n><f><sg>",
  ],
  ["what one found", "encontrar<vblex><ifi><p1><sg> uno<det><ind><f><sg> llave<n><f><sg>", null],
])("says in Spanish %s", (_, words, said) => {
  expect(writeUnits(arrangeInSpanish(readUnits(stream(words))))).toBe(stream(said ?? words));
});

it.each([
  [
    "what will be then",
    "quando<rel><adv> chegar<vblex><fti><p1><sg>",
    "quando<rel><adv> chegar<vblex><fts><p1><sg>",
  ],
  [
    "as soon as",
    "Tan<np> bom<adj><m><sg> ponto<n><m><sg> saber<vblex><fti><p1><sg>",
    "Assim_que<cnjadv> saber<vblex><fts><p1><sg>",
  ],
  [
    "what one should do",
    "ter<vbmod><cni><p1><pl># de falar<vblex><inf>",
    "dever<vbmod><cni><p1><pl> falar<vblex><inf>",
  ],
  [
    "how one begins",
    "começar<vblex><pri><p1><sg> para<pr> cortar<vblex><inf>",
    "começar<vblex><pri><p1><sg> por<pr> cortar<vblex><inf>",
  ],
  [
    "what one is told to do",
    "dizer<vblex><ifi><p3><sg> de<pr> voltar<vblex><inf>",
    "dizer<vblex><ifi><p3><sg> para<pr> voltar<vblex><inf>",
  ],
  [
    "what one decides",
    "decidir<vblex><ifi><p1><pl> de<pr> partir<vblex><inf>",
    "decidir<vblex><ifi><p1><pl> partir<vblex><inf>",
  ],
  [
    "whom one missed",
    "Ter<vblex><ifi><p1><sg>+te<prn><enc><p2><mf><sg># saudades",
    "Ter<vblex><ifi><p1><sg># saudades de<pr> ti<prn><tn><p2><mf><sg>",
  ],
  [
    "in that",
    "pensar<vblex><pri><p1><sg> em<pr> isto<prn><tn><nt>",
    "pensar<vblex><pri><p1><sg> nisso<adv>",
  ],
  [
    "it to me",
    `${ME} o<prn><pro><p3><nt> dizer<vblex><inf>`,
    `${ME} dizer<vblex><inf> isso<prn><tn><nt>`,
  ],
  [
    "who did it",
    "Fazer<vblex><ifi><p3><sg>+o<prn><enc><p3><nt>",
    "O<prn><pro><p3><nt> fazer<vblex><ifi><p3><sg>",
  ],
  [
    "who agrees",
    "estar<vblex><pri><p1><sg> conforme<adv>",
    "estar<vblex><pri><p1><sg> de_acordo<adv>",
  ],
  [
    "what is no longer",
    "não<adv> fumar<vblex><pri><p1><sg> já<ij>",
    "não<adv> fumar<vblex><pri><p1><sg> mais<adv>",
  ],
  [
    "who stays",
    "Ficar<vblex><pri><p3><sg>+se<prn><enc><ref><p3><mf><sp>",
    "Ficar<vblex><pri><p3><sg>",
  ],
  ["who waits for you", "esperar<vblex><pri><p3><sg>+te<prn><enc><p2><mf><sg>", null],
  [
    "what pleases",
    "O<det><def><m><sg> vídeo<n><m><sg> você<prn><tn><p3><mf><pl> gostar<vblex><ifi><p3><pl>",
    "Você<prn><tn><p3><mf><pl> gostar<vblex><ifi><p3><pl> de<pr> o<det><def><m><sg> vídeo<n><m><sg>",
  ],
  [
    "what one needs",
    "precisar<vblex><pri><p1><sg> tempo<n><m><sg>",
    "precisar<vblex><pri><p1><sg> de<pr> tempo<n><m><sg>",
  ],
  [
    "what one cannot do",
    "não<adv> o<prn><pro><p3><nt> conseguir<vblex><pri><p1><sg>",
    "não<adv> conseguir<vblex><pri><p1><sg>",
  ],
  [
    "who goes away",
    "ir<vblex><pri><p1><sg>+me<prn><enc><p1><mf><sg>",
    "ir<vblex><pri><p1><sg> embora<adv>",
  ],
  [
    "what one does not believe",
    "querer<vbmod><pri><p3><sg> o<prn><pro><p3><m><sg> acreditar<vblex><inf>",
    "querer<vbmod><pri><p3><sg> acreditar<vblex><inf> nisso<adv>",
  ],
  [
    "what somebody should have done",
    "ter<vbhaver><cni><p3><pl> ter<vbmod><pp><m><sg>#_de me<prn><pro><p1><mf><sg> avisar<vblex><inf>",
    "dever<vbmod><cni><p3><pl> me<prn><pro><p1><mf><sg> ter<vblex><inf> avisar<vblex><pp><m><sg>",
  ],
  [
    "thanks for what was done",
    "obrigado<ij> de<pr> ter<vbhaver><inf>",
    "obrigado<ij> por<pr> ter<vbhaver><inf>",
  ],
  ["children", "o<det><def><m><pl> menino<n><m><pl>", "o<det><def><f><pl> criança<n><f><pl>"],
  [
    "somebody's children",
    "o_meu<det><pos><m><pl> menino<n><m><pl>",
    "o_meu<det><pos><m><pl> filho<n><m><pl>",
  ],
  [
    "who feel so",
    "você<prn><tn><p3><mf><pl> sentir<vblex><pri><p3><pl>+se<prn><enc><ref><p3><mf><sp>",
    "você<prn><tn><p3><mf><pl> se<prn><pro><ref><p3><mf><sp> sentir<vblex><pri><p3><pl>",
  ],
  [
    "what one tries",
    "tratar<vblex><prs><p3><pl> de<pr> dormir<vblex><inf>",
    "tentar<vblex><prs><p3><pl> dormir<vblex><inf>",
  ],
  [
    "what it is about",
    "tratar<vblex><pri><p3><sg>+se<prn><enc><ref><p3><mf><sp> de<pr> dormir<vblex><inf>",
    null,
  ],
])("says in Portuguese %s", (_, words, said) => {
  expect(writeUnits(arrangeInPortuguese(readUnits(stream(words))))).toBe(stream(said ?? words));
});
