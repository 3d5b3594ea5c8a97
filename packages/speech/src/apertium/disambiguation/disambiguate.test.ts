import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { disambiguate } from "./disambiguate.ts";
import { rulesOf } from "./rules.ts";

/** Returns the readings that are left of a word in a sentence. */
function readingsLeft(source: string, cohorts: string, word: string): string | undefined {
  const left = writeUnits(disambiguate(readUnits(cohorts), rulesOf(`${source}-xxx`)));
  return new RegExp(String.raw`\^${word}/([^$]*)\$`, "u").exec(left)?.[1];
}

const EU = "^eu/eu<prn><tn><p1><mf><sg>$";
const VOCE = "^você/você<prn><tn><p3><mf><sg>$";
const COMO = "^como/como<pr>/como<adv><itg>/como<rel><adv>/comer<vblex><pri><p1><sg>$";
const NADA = "^nada/nada<adv>/nada<prn><tn><nt>/nada<n><f><sg>/nadar<vblex><pri><p3><sg>$";
const SENTIR =
  "^sentir/sentir<vblex><inf>/sentir<vblex><fts><p1><sg>/sentir<vblex><fts><p3><sg>/sentir<vblex><infps><p1><sg>$";
const ESTAVA = "^estava/estar<vblex><pii><p1><sg>/estar<vblex><pii><p3><sg>$";
const TRABALHO = "^trabalho/trabalho<n><m><sg>/trabalhar<vblex><pri><p1><sg>$";
const SE = "^se/se<cnjadv>/se<prn><pro><ref><p3>$";
const ERA = "^era/era<n><f><sg>/ser<vbser><pii><p3><sg>$";
const FOI = "^foi/ir<vblex><ifi><p3><sg>/ser<vbser><ifi><p3><sg>$";
const FALA = "^fala/fala<n><f><sg>/falar<vblex><pri><p3><sg>$";

it.each([
  [
    "por",
    "^Conheci/conhecer<vblex><ifi><p1><sg>$ ^alguém/alguém<prn><tn><mf><sg>$ ^que/que<cnjsub>/que<rel><an><mf><sp>$ ^sabia/saber<vblex><pii><p1><sg>/saber<vblex><pii><p3><sg>$",
    "sabia",
    "saber<vblex><pii><p3><sg>",
  ],
  [
    "por",
    `^e/e<cnjcoo>$ ${SE} ^está/estar<vblex><pri><p3><sg>$ ^aqui/aqui<adv>$`,
    "se",
    "se<cnjadv>",
  ],
  [
    "por",
    "^Das/Das<np><cog><mf><sp>/de<pr>+o<det><def><f><pl>$ ^pessoas/pessoa<n><f><pl>$",
    "Das",
    "de<pr>+o<det><def><f><pl>",
  ],
  [
    "por",
    "^viram/ver<vblex><ifi><p3><pl>/virar<vblex><pri><p3><pl>$ ^isso/isso<prn><tn><nt>$",
    "viram",
    "ver<vblex><ifi><p3><pl>",
  ],
  [
    "por",
    "^viram/ver<vblex><ifi><p3><pl>/virar<vblex><pri><p3><pl>$ ^à/a<pr>+o<det><def><f><sg>$",
    "viram",
    "ver<vblex><ifi><p3><pl>/virar<vblex><pri><p3><pl>",
  ],
  [
    "por",
    "^Não/não<adv>$ ^podemos/poder<vbmod><pri><p1><pl>/podar<vblex><prs><p1><pl>$ ^sair/sair<vblex><inf>$",
    "podemos",
    "poder<vbmod><pri><p1><pl>",
  ],
  [
    "por",
    "^o/o<det><def><m><sg>$ ^trem/trem<n><m><sg>$ ^parte/parte<n><f><sg>/partir<vblex><pri><p3><sg>$^?/?<sent>$",
    "parte",
    "partir<vblex><pri><p3><sg>",
  ],
  [
    "por",
    "^o/o<det><def><m><sg>$ ^trem/trem<n><m><sg>$ ^é/ser<vbser><pri><p3><sg>$ ^parte/parte<n><f><sg>/partir<vblex><pri><p3><sg>$^./.<sent>$",
    "parte",
    "parte<n><f><sg>/partir<vblex><pri><p3><sg>",
  ],
  [
    "por",
    "^mas/mas<cnjcoo>$ ^preciso/preciso<adj><m><sg>/precisar<vblex><pri><p1><sg>$ ^de/de<pr>$",
    "preciso",
    "precisar<vblex><pri><p1><sg>",
  ],
  [
    "por",
    "^é/ser<vbser><pri><p3><sg>$ ^preciso/preciso<adj><m><sg>/precisar<vblex><pri><p1><sg>$ ^ir/ir<vblex><inf>$",
    "preciso",
    "preciso<adj><m><sg>/precisar<vblex><pri><p1><sg>",
  ],
  [
    "por",
    "^dessa/dessar<vblex><pri><p3><sg>/de<pr>+esse<det><dem><f><sg>$ ^ideia/ideia<n><f><sg>$",
    "dessa",
    "de<pr>+esse<det><dem><f><sg>",
  ],
  [
    "por",
    "^temos/ter<vblex><pri><p1><pl>$ ^dados/dado<n><m><pl>/dar<vblex><pp><m><pl>$",
    "dados",
    "dado<n><m><pl>",
  ],
  [
    "por",
    "^foram/ser<vbser><ifi><p3><pl>$ ^dados/dado<n><m><pl>/dar<vblex><pp><m><pl>$",
    "dados",
    "dar<vblex><pp><m><pl>",
  ],
  [
    "por",
    "^avó/avô<n><f><sg>$ ^nos/nos<prn><pro><p1><mf><pl>/em<pr>+o<det><def><m><pl>$ ^conta/conta<n><f><sg>/contar<vblex><pri><p3><sg>$",
    "nos",
    "nos<prn><pro><p1><mf><pl>",
  ],
  [
    "por",
    "^moram/morar<vblex><pri><p3><pl>$ ^nos/nos<prn><pro><p1><mf><pl>/em<pr>+o<det><def><m><pl>$ ^Estados/Estados Unidos<np><loc><m><pl>$",
    "nos",
    "em<pr>+o<det><def><m><pl>",
  ],
  [
    "por",
    "^cheira/cheirar<vblex><pri><p3><sg>$ ^a/a<pr>/o<det><def><f><sg>$ ^flores/flor<n><f><pl>$",
    "a",
    "a<pr>",
  ],
  [
    "por",
    "^para/para<pr>$ ^a/a<pr>/o<det><def><f><sg>$ ^final/final<n><m><sg>$",
    "a",
    "o<det><def><f><sg>",
  ],
  [
    "por",
    "^sente-se/sentar<vblex><imp><p3><sg>+se<prn><enc>/sentir<vblex><pri><p3><sg>+se<prn><enc>$^./.<sent>$",
    "sente-se",
    "sentar<vblex><imp><p3><sg>+se<prn><enc>",
  ],
  [
    "por",
    "^sente-se/sentar<vblex><imp><p3><sg>+se<prn><enc>/sentir<vblex><pri><p3><sg>+se<prn><enc>$^?/?<sent>$",
    "sente-se",
    "sentar<vblex><imp><p3><sg>+se<prn><enc>/sentir<vblex><pri><p3><sg>+se<prn><enc>",
  ],
  [
    "por",
    "^conto/conto<n><m><sg>$ ^está/estar<vblex><imp><p2><sg>/estar<vblex><pri><p3><sg>$",
    "está",
    "estar<vblex><pri><p3><sg>",
  ],
  [
    "por",
    "^que/que<cnjsub>$ ^você/você<prn><tn><p3><mf><sg>$ ^corte-o/cortar<vblex><imp><p3><sg>+o<prn><enc>/cortar<vblex><prs><p3><sg>+o<prn><enc>$",
    "corte-o",
    "cortar<vblex><prs><p3><sg>+o<prn><enc>",
  ],
  [
    "por",
    "^tenha/ter<vbhaver><imp><p3><sg>/ter<vblex><imp><p3><sg>$ ^cuidado/cuidado<n>/cuidar<vblex><pp>$",
    "tenha",
    "ter<vblex><imp><p3><sg>",
  ],
  [
    "por",
    "^a/a<pr>/o<det><def><f><sg>/o<prn><pro><p3><f><sg>$ ^exclui/excluir<vblex><pri><p3><sg>$",
    "a",
    "o<prn><pro><p3><f><sg>",
  ],
  [
    "por",
    "^então/então<adv>/então<cnjadv>$ ^,/,<cm>$ ^que/que<cnjsub>/que<prn><itg>/que<rel>$ ^mudou/mudar<vblex><ifi>$ ^?/?<sent>$",
    "que",
    "que<prn><itg>",
  ],
  [
    "por",
    "^fica/ficar<vblex><pri>$ ^rico/rico<n><m><sg>/rico<adj><m><sg>$ ^agora/agora<adv>$",
    "rico",
    "rico<adj><m><sg>",
  ],
  ["por", `^como/como<rel>$ ${SE} ^fosse/ser<vbser><pis><p3>$`, "se", "se<cnjadv>"],
  ["por", `${SE} ^não/não<adv>$ ${SENTIR} ^,/,<cm>$`, "se", "se<cnjadv>"],
  [
    "por",
    "^certeza/certeza<n><f><sg>$ ^de/de<pr>$ ^que/que<cnjsub>/que<rel>$ ^chove/chover<vblex><pri>$",
    "que",
    "que<cnjsub>",
  ],
  [
    "por",
    "^livro/livro<n><m><sg>$ ^de/de<pr>$ ^que/que<cnjsub>/que<rel>$ ^gosto/gostar<vblex><pri>$",
    "que",
    "que<cnjsub>/que<rel>",
  ],
  [
    "por",
    "^disse/dizer<vblex><ifi>$ ^meninos/menino<n>$ ^que/que<cnjsub>/que<rel>$ ^guardem/guardar<vblex><prs>$",
    "que",
    "que<cnjsub>",
  ],
  [
    "por",
    "^toque/toque<n><m><sg>/tocar<vblex><imp><p3><sg>$ ^nele/em<pr>+ele<prn><tn><p3>$",
    "toque",
    "tocar<vblex><imp><p3><sg>",
  ],
  [
    "por",
    "^corte/corte<n><m><sg>/cortar<vblex><imp><p3><sg>$ ^de/de<pr>$ ^cabelo/cabelo<n>$",
    "corte",
    "corte<n><m><sg>/cortar<vblex><imp><p3><sg>",
  ],
  ["por", `${EU} ${COMO} ^pão/pão<n><m><sg>$`, "como", "comer<vblex><pri><p1><sg>"],
  ["por", `^trabalho/trabalhar<vblex>$ ${COMO} ^guia/guia<n><m><sg>$`, "como", "como<pr>"],
  ["por", `^sei/saber<vblex>$ ${COMO} ^fazer/fazer<vblex><inf>$`, "como", "como<adv><itg>"],
  ["por", `${COMO} ${VOCE} ^pode/poder<vbmod><pri><p3><sg>$`, "como", "como<rel><adv>"],
  ["por", `${SE} ${NADA} ^mudar/mudar<vblex><inf>$`, "nada", "nada<prn><tn><nt>"],
  ["por", `^peixe/peixe<n><m><sg>$ ${NADA}`, "nada", "nadar<vblex><pri><p3><sg>"],
  ["por", `^é/ser<vbser><pri><p3><sg>$ ${NADA} ^fácil/fácil<adj><mf><sg>$`, "nada", "nada<adv>"],
  ["por", `${SE} ${VOCE} ${SENTIR} ^,/,<cm>$`, "sentir", "sentir<vblex><fts><p3><sg>"],
  ["por", `${SE} ${EU} ${SENTIR} ^,/,<cm>$`, "sentir", "sentir<vblex><fts><p1><sg>"],
  ["por", `^vai/ir<vblex><pri><p3><sg>$ ${SE} ${SENTIR}`, "sentir", "sentir<vblex><inf>"],
  ["por", `${EU} ^não/não<adv>$ ${ESTAVA}`, "estava", "estar<vblex><pii><p1><sg>"],
  [
    "por",
    `^irmão/irmão<n><m><sg>$ ^já/já<ij>/já<adv>$ ${ESTAVA}`,
    "estava",
    "estar<vblex><pii><p3><sg>",
  ],
  [
    "por",
    `^errei/errar<vblex><ifi><p1><sg>$ ^quando/quando<rel><adv>$ ${ESTAVA}`,
    "estava",
    "estar<vblex><pii><p1><sg>",
  ],
  [
    "por",
    `^caí/cair<vblex><ifi><p1><sg>$ ^e/e<cnjcoo>$ ${ESTAVA}`,
    "estava",
    "estar<vblex><pii><p1><sg>",
  ],
  ["por", `^este/este<det><dem><m><sg>$ ${TRABALHO}`, "trabalho", "trabalho<n><m><sg>"],
  ["por", `${EU} ${TRABALHO}`, "trabalho", "trabalhar<vblex><pri><p1><sg>"],
  ["por", `${SE} ^o/o<det><m><sg>/o<prn><pro>$`, "se", "se<cnjadv>"],
  [
    "por",
    `^coisas/coisa<n><f><pl>$ ${SE} ^vão/ir<vblex><pri><p3><pl>$`,
    "se",
    "se<prn><pro><ref><p3>",
  ],
  ["por", `^isso/isso<prn><tn><nt>$ ${ERA}`, "era", "ser<vbser><pii><p3><sg>"],
  ["por", `^uma/um<det><ind><f><sg>$ ${ERA}`, "era", "era<n><f><sg>"],
  ["por", `${FOI} ^ao/a<pr>+o<det><m><sg>$`, "foi", "ir<vblex><ifi><p3><sg>"],
  ["por", `${FOI} ^bom/bom<adj><m><sg>$`, "foi", "ser<vbser><ifi><p3><sg>"],
  ["por", `${FALA} ^dois/dois<num><m>$`, "fala", "falar<vblex><pri><p3><sg>"],
  [
    "por",
    "^tinha/ter<vbhaver>$ ^visto/ver<vblex><pp><m><sg>/visto<n><m><sg>$",
    "visto",
    "ver<vblex><pp><m><sg>",
  ],
  [
    "por",
    "^uma/um<det><ind><f><sg>/um<num>$ ^longa/longa<n><m><sg>/longo<adj><f><sg>$ ^estrada/estrada<n><f><sg>$",
    "longa",
    "longo<adj><f><sg>",
  ],
  [
    "por",
    "^muito/muito<adv>/muito<preadv>/muito<adj><m><sg>$ ^tempo/tempo<n><m><sg>$",
    "muito",
    "muito<adj><m><sg>",
  ],
  [
    "por",
    "^autor/autor<n><m><sg>$ ^que/que<cnjsub>/que<rel><an>$ ^escreveu/escrever<vblex><ifi><p3><sg>$",
    "que",
    "que<rel><an>",
  ],
  [
    "por",
    "^tão/tão<adv>$ ^cansado/cansado<adj>$ ^que/que<cnjsub>/que<rel><an>$",
    "que",
    "que<cnjsub>",
  ],
  [
    "por",
    "^eles/ele<prn><tn><p3><m><pl>$ ^vão/vão<adj><m><sg>/ir<vblex><pri><p3><pl>$",
    "vão",
    "ir<vblex><pri><p3><pl>",
  ],
  [
    "por",
    "^tem/ter<vblex>$ ^sentido/sentir<vblex><pp><m><sg>/sentido<n><m><sg>$",
    "sentido",
    "sentido<n><m><sg>",
  ],
  [
    "por",
    "^se/se<cnjadv>/se<prn><pro><ref>$ ^sente/sentar<vblex><prs><p3><sg>/sentir<vblex><pri><p3><sg>$ ^aqui/aqui<adv>$",
    "sente",
    "sentar<vblex><prs><p3><sg>",
  ],
  [
    "pt",
    "^si/si<prn><tn><ref>$ ^mesmo/mesmo<adv>/mesmo<adj><m><sg>$",
    "mesmo",
    "mesmo<adj><m><sg>",
  ],
  [
    "por",
    "^é/ser<vbser><pri><p3><sg>$ ^claro/claro<adj><m><sg>/claro<n><m><sg>$",
    "claro",
    "claro<adj><m><sg>",
  ],
  [
    "por",
    "^pegou/pegar<vblex><ifi><p3><sg>$ ^e/e<cnjcoo>$ ^corremos/correr<vblex><pri><p1><pl>/correr<vblex><ifi><p1><pl>$",
    "corremos",
    "correr<vblex><ifi><p1><pl>",
  ],
  [
    "por",
    "^você/você<prn><tn><p3><mf><sg>$ ^se/se<prn><pro><ref>$ ^sente/sentar<vblex><prs><p3><sg>/sentir<vblex><pri><p3><sg>$",
    "sente",
    "sentir<vblex><pri><p3><sg>",
  ],
  [
    "por",
    "^do/de<pr>+o<det><def><m><sg>$ ^outro/outro<adj><m><sg>/outro<det><ind><m><sg>$ ^lado/lado<n><m><sg>$",
    "outro",
    "outro<adj><m><sg>",
  ],
  [
    "ita",
    "^le/il<det><def><f><pl>$ ^sette/setta<n><f><pl>/sette<num><mf><sp>$",
    "sette",
    "setta<n><f><pl>/sette<num><mf><sp>",
  ],
  [
    "fra",
    "^vous/vous<prn><tn><p2><mf><pl>$ ^pouvez/pouvoir<vbmod><pri><p2><pl>$ ^parler/parler<n><m><sg>/parler<vblex><inf>$",
    "parler",
    "parler<vblex><inf>",
  ],
  [
    "fra",
    "^pommes/pomme<n><f><pl>$ ^en/en<pr>/en<prn><pro><adv>$ ^cercle/cercle<n><m><sg>/cercler<vblex><pri><p3><sg>$",
    "en",
    "en<pr>",
  ],
  [
    "fra",
    "^est/être<vbser>$ ^important/importer<vblex><ger>/important<adj><m><sg>$",
    "important",
    "important<adj><m><sg>",
  ],
  [
    "spa",
    "^demasiado/demasiado<adv>/demasiado<adj>$ ^tarde/tarde<adv>/tarde<n><f><sg>$",
    "tarde",
    "tarde<adv>",
  ],
])("of %s, %s leaves %s as %s", (source, cohorts, word, left) => {
  expect(readingsLeft(source, cohorts, word)).toBe(left);
});

it("keeps all readings where a rule would drop each, or none has anything to say", () => {
  const verb = "^corra/correr<vblex><prs><p3><sg>/correr<vblex><imp><p3><sg>$";
  expect(readingsLeft("por", `^este/este<det><m><sg>$ ${verb}`, "corra")).toBe(
    "correr<vblex><prs><p3><sg>/correr<vblex><imp><p3><sg>",
  );
  expect(readingsLeft("eng", `^eu/eu<prn>$ ${COMO}`, "como")).toContain("comer");
});
