import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { arrangeFromFrench } from "./arrange.ts";

const stream = (words: string): string =>
  words
    .split(/ (?=\S*<)/u)
    .map((word) => `^${word.replaceAll("_", " ")}$`)
    .join(" ");

const NO = "no<adv>";
const ENS = "ens<prn><pro><p1><mf><pl>";
const EM = "em<prn><pro><p1><mf><sg>";
const QUE = "que<cnjsub>";

it.each([
  [
    "who have seen each other",
    `${NO} ${ENS} ser<vbser><pri><p1><pl> veure<vblex><pp><m><pl>`,
    `${NO} ${ENS} haver<vaux><pri><p1><pl> veure<vblex><pp><m><sg>`,
  ],
  [
    "who have intervened",
    "ser<vbser><pri><p3><pl> intervenir<vblex><pp><m><pl>",
    "haver<vaux><pri><p3><pl> intervenir<vblex><pp><m><sg>",
  ],
  ["what is seen", "ser<vbser><pri><p3><pl> veure<vblex><pp><m><pl>", null],
  [
    "much behind what was done",
    "haver<vaux><pri><p3><pl> molt<adv> ajudar<vblex><pp><m><pl>",
    "haver<vaux><pri><p3><pl> ajudar<vblex><pp><m><sg> molt<adv>",
  ],
  [
    "who has to come",
    `Caldre<vbmod><pri><p3><sg> ${QUE} venir<vblex><prs><p2><sg>`,
    "Haver<vbmod><pri><p2><sg># de venir<vblex><inf>",
  ],
  [
    "who had to say it",
    `caldre<vbmod><pii><p3><sg> ${QUE} jo<prn><tn><p1><mf><sg> ho<prn><pro><p3><nt> dir<vblex><prs><p1><sg>`,
    "jo<prn><tn><p1><mf><sg> ho<prn><pro><p3><nt> haver<vbmod><pii><p1><sg># de dir<vblex><inf>",
  ],
  [
    "what must not happen",
    `${NO} caldre<vbmod><pri><p3><sg> ${QUE} el<det><def><f><sg> aigua<n><f><sg> bullir<vblex><prs><p3><sg>`,
    `el<det><def><f><sg> aigua<n><f><sg> ${NO} deure<vblex><pri><p3><sg> bullir<vblex><inf>`,
  ],
  ["what one has to know", "caldre<vbmod><pri><p3><sg> saber<vblex><inf>", null],
  [
    "what was wanted then",
    `voler<vbmod><pii><p3><sg> ${QUE} marxar<vblex><prs><p2><sg>`,
    `voler<vbmod><pii><p3><sg> ${QUE} marxar<vblex><pis><p2><sg>`,
  ],
  ["what is wanted now", `voler<vbmod><pri><p3><sg> ${QUE} marxar<vblex><prs><p2><sg>`, null],
  [
    "what is tried in vain",
    "Tenir<vblex><pri><p1><sg> bonic<adj><m><sg> cridar<vblex><inf>",
    "Per<pr> més<adv> que<cnjsub> cridar<vblex><prs><p1><sg>",
  ],
  [
    "whom one misses",
    `${EM} faltar<vblex><pri><p2><sg>`,
    "et<prn><pro><p2><mf><sg> trobar<vblex><pri><p1><sg># a faltar",
  ],
  ["what one lacks", `${EM} faltar<vblex><pri><p3><sg> temps<n><m><sp>`, null],
  [
    "who all sleep",
    "Dormir<vblex><pri><p1><pl> tot<det><ind><m><pl> bé<adv>",
    "Tot<prn><tn><m><pl> dormir<vblex><pri><p1><pl> bé<adv>",
  ],
  [
    "what everybody eats all of",
    "menjar<vblex><pri><p1><pl> tot<predet><m><pl> el<det><def><m><pl> dia<n><m><pl>",
    null,
  ],
  [
    "what one asks",
    "demanar<vblex><pri><p3><pl> sovint<adv> per_què<adv><itg>",
    "preguntar<vblex><pri><p3><pl> sovint<adv> per_què<adv><itg>",
  ],
  ["what one asks for", "demanar<vblex><pri><p3><pl> diner<n><m><pl>", null],
  [
    "thanks for listening",
    "agrair<vblex><pri><p1><sg> de<pr> haver<vaux><inf>",
    "agrair<vblex><pri><p1><sg> haver<vaux><inf>",
  ],
  [
    "with whom one speaks",
    "parlar<vblex><inf> a<pr> el<det><def><m><sg> director<n><m><sg>",
    "parlar<vblex><inf> amb<pr> el<det><def><m><sg> director<n><m><sg>",
  ],
  ["how one speaks", "parlar<vblex><inf> a<pr> el<det><def><f><sg> ràdio<n><f><sg>", null],
  [
    "what is worth doing",
    "valer<vblex><pri><p3><sg> el<det><def><f><sg> pena<n><f><sg> de<pr> anar<vblex><inf>",
    "valer<vblex><pri><p3><sg> el<det><def><f><sg> pena<n><f><sg> anar<vblex><inf>",
  ],
  [
    "what a paste is for",
    "pasta<n><f><sg> a<pr> crep<n><f><pl>",
    "pasta<n><f><sg> de<pr> crep<n><f><pl>",
  ],
  ["what faces what", "cara<n><f><sg> a<pr> cara<n><f><sg>", null],
  [
    "what one manages",
    "arribar<vblex><pri><p1><sg> a<pr> obrir<vblex><inf>",
    "aconseguir<vblex><pri><p1><sg> obrir<vblex><inf>",
  ],
  [
    "where one arrives",
    "arribar<vblex><pri><p1><sg> a<pr> el<det><def><f><sg> estació<n><f><sg>",
    null,
  ],
  [
    "what happens to me",
    `${EM} haver<vaux><pri><p3><sg> arribar<vblex><pp><m><sg> res<prn><tn><nt>`,
    `${EM} haver<vaux><pri><p3><sg> passar<vblex><pp><m><sg> res<prn><tn><nt>`,
  ],
  [
    "daylight",
    "fer<vblex><pri><p3><sg> encara<adv> dia<n><m><sg>",
    "ser<vbser><pri><p3><sg> encara<adv> de<pr> dia<n><m><sg>",
  ],
  [
    "the hour",
    "ser<vbser><pri><p3><sg> ja<adv> vuit<num><mf><sp> hora<n><f><pl>",
    "ser<vbser><pri><p3><pl> ja<adv> el<det><def><f><pl> vuit<num><mf><sp>",
  ],
  [
    "hours of work",
    "ser<vbser><pri><p3><sg> vuit<num><mf><sp> hora<n><f><pl> de<pr> treball<n><m><sg>",
    null,
  ],
  [
    "great cold",
    "fer<vblex><pri><p3><sg> molt<preadv> fred<adj><m><sg>",
    "fer<vblex><pri><p3><sg> molt<det><ind><m><sg> fred<n><m><sg>",
  ],
  [
    "what hurts",
    "tenir<vblex><pri><p1><sg> malament<adv> a<pr> el<det><def><f><sg> esquena<n><f><sg>",
    "tenir<vblex><pri><p1><sg> dolor<n><m><sg> de<pr> esquena<n><f><sg>",
  ],
  [
    "whose fault it is",
    `${NO} ser<vbser><pri><p3><sg> de<pr> el_teu<det><pos><f><sg> falta<n><f><sg>`,
    `${NO} ser<vbser><pri><p3><sg> el_teu<det><pos><f><sg> culpa<n><f><sg>`,
  ],
  [
    "who it is that does it",
    "Ser<vbser><pri><p3><sg> mi<prn><tn><p1><mf><sg> que<rel><an><mf><sp> fer<vblex><pri><p1><sg>",
    "Jo<prn><tn><p1><mf><sg> fer<vblex><pri><p1><sg>",
  ],
  [
    "of what one speaks",
    "ella<prn><tn><p3><f><sg> en<prn><pro><adv> parlar<vblex><pri><p3><sg>",
    "ella<prn><tn><p3><f><sg> parlar<vblex><pri><p3><sg> de<pr> això<prn><tn><nt>",
  ],
  ["how many one has", "en<prn><pro><adv> tenir<vblex><pri><p1><sg> tres<num><mf><sp>", null],
  ["how one is", "anar<vblex><pri><p1><sg> bé<adv>", "estar<vblex><pri><p1><sg> bé<adv>"],
  ["how all goes", "tot<prn><tn><m><sg> anar<vblex><pri><p3><sg> bé<adv>", null],
  [
    "thanks to somebody",
    "agrair<vblex><inf> el<det><def><m><pl> organitzador<n><m><pl>",
    "agrair<vblex><inf> a<pr> el<det><def><m><pl> organitzador<n><m><pl>",
  ],
  [
    "what one hopes",
    `esperar<vblex><pri><p1><sg> ${QUE} us<prn><pro><p2><mf><pl> haver<vaux><pri><p3><sg> agradar<vblex><pp><m><sg>`,
    `esperar<vblex><pri><p1><sg> ${QUE} us<prn><pro><p2><mf><pl> haver<vaux><prs><p3><sg> agradar<vblex><pp><m><sg>`,
  ],
  [
    "what one cannot do",
    `${NO} poder<vbmod><pri><p1><sg> res<prn><tn><nt> fer<vblex><inf>`,
    `${NO} poder<vbmod><pri><p1><sg> fer<vblex><inf> res<prn><tn><nt>`,
  ],
  [
    "never again",
    `${NO} haver<vaux><pri><p3><sg> ja<adv> mai<adv> fumar<vblex><pp><m><sg>`,
    `${NO} haver<vaux><pri><p3><sg> fumar<vblex><pp><m><sg> mai<adv> més<adv>`,
  ],
  ["never", `${NO} haver<vaux><pri><p3><sg> mai<adv> fumar<vblex><pp><m><sg>`, null],
  [
    "who goes out to do it",
    "haver<vaux><pri><p1><pl> sortir<vblex><pp><m><sg> passejar<vblex><inf>",
    "haver<vaux><pri><p1><pl> sortir<vblex><pp><m><sg> a<pr> passejar<vblex><inf>",
  ],
  [
    "how time is spent",
    "passar<vblex><inf> el_meu<det><pos><f><sg> infància<n><f><sg> a<pr> jugar<vblex><inf>",
    "passar<vblex><inf> el_meu<det><pos><f><sg> infància<n><f><sg> jugar<vblex><ger>",
  ],
  [
    "what is tried",
    "voler<vbmod><pri><p1><sg> provar<vblex><inf>",
    "voler<vbmod><pri><p1><sg> intentar<vblex><inf>+ho<prn><enc><p3><nt>",
  ],
  [
    "what is tried on",
    "voler<vbmod><pri><p1><sg> provar<vblex><inf> el<det><def><m><sg> vestit<n><m><sg>",
    null,
  ],
  [
    "what it is of no use to do",
    `Doncs<adv> ,<cm> això<prn><tn><nt> ${NO} servir<vblex><pri><p3><sg> a<pr> res<prn><tn><nt> de<pr> cridar<vblex><inf>`,
    `Doncs<adv> ,<cm> ${NO} servir<vblex><pri><p3><sg> de<pr> res<prn><tn><nt> cridar<vblex><inf>`,
  ],
  [
    "how you are",
    "ser<vbser><pri><p2><pl> lliure<adj><mf><sg>",
    "ser<vbser><pri><p2><pl> lliure<adj><mf><pl>",
  ],
  [
    "how one should sleep",
    "ser<vbser><pri><p3><sg> important<adj><mf><sg> de<pr> bé<adv> dormir<vblex><inf>",
    "ser<vbser><pri><p3><sg> important<adj><mf><sg> dormir<vblex><inf> bé<adv>",
  ],
  [
    "no more",
    `${NO} ${ENS} ser<vbser><pri><p1><pl> ja<adv> veure<vblex><pp><m><pl>`,
    `${NO} ${ENS} haver<vaux><pri><p1><pl> veure<vblex><pp><m><sg> més<adv>`,
  ],
  [
    "what seems so",
    "com<cnjadv> si<cnjadv> ser<vbser><pii><p3><sg> ahir<adv>",
    "com<cnjadv> si<cnjadv> ser<vbser><pis><p3><sg> ahir<adv>",
  ],
  [
    "what is hard to believe",
    "Tenir<vblex><pri><p1><sg> malament<adv> a<pr> creure<vblex><inf>+ho<prn><enc><p3><nt>",
    `Em<prn><pro><p1><mf><sg> costar<vblex><pri><p3><sg> creure<vblex><inf>+ho<prn><enc><p3><nt>`,
  ],
  [
    "what was said",
    `${ENS} el<prn><pro><p3><m><sg> haver<vaux><pri><p3><sg> dir<vblex><pp><m><sg>`,
    `${ENS} ho<prn><pro><p3><nt> haver<vaux><pri><p3><sg> dir<vblex><pp><m><sg>`,
  ],
  [
    "who bears a grudge",
    `${EM} en<prn><pro><adv> voler<vblex><pri><p3><sg> encara<adv>`,
    `${EM} guardar<vblex><pri><p3><sg> rancor<n><m><sg> encara<adv>`,
  ],
  [
    "who wants some",
    `${EM} en<prn><pro><adv> voler<vbmod><pri><p3><sg> donar<vblex><inf>`,
    `${EM} en<prn><pro><adv> voler<vbmod><pri><p3><sg> donar<vblex><inf>`,
  ],
  [
    "who falls in love",
    "haver<vaux><pri><p1><sg> enamorar<vblex><pp><m><sg>",
    `${EM} haver<vaux><pri><p1><sg> enamorar<vblex><pp><m><sg>`,
  ],
])("says %s", (_, words, said) => {
  expect(writeUnits(arrangeFromFrench(readUnits(stream(words))))).toBe(stream(said ?? words));
});
