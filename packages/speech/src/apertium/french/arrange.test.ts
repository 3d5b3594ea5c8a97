import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { arrangeFrench } from "./arrange.ts";

const arrange = (stream: string): string => writeUnits(arrangeFrench(readUnits(stream)));

const FATHER = "^Mon<det><pos><m><sg>$ ^père<n><m><sg>$";
const FISH = "^poisson<n><m><sg>$";
const SERVES = "^servir<vblex><pri><p3><sg>$";
const THE_FISH = `^de<pr>$ ^le<det><def><m><sg>$ ${FISH}`;

test.each([
  [
    "one becomes something without an article",
    "^je<prn><tn>$ ^devenir<vblex><prs><p1><sg>$ ^de<pr>$ ^le<det><def><m><sg>$ ^musicien<n><m><sg>$",
    "^je<prn><tn>$ ^devenir<vblex><prs><p1><sg>$ ^musicien<n><m><sg>$",
  ],
  [
    "one of what can be counted",
    "^avoir<vblex><inf>$ ^quelque<det><ind><mf><sg>$ ^idée<n><f><sg>$ ^quelque<det><ind><mf><sg>$ ^temps<n><m><sg>$",
    "^avoir<vblex><inf>$ ^un<det><ind><f><sg>$ ^idée<n><f><sg>$ ^quelque<det><ind><mf><sg>$ ^temps<n><m><sg>$",
  ],
  [
    "an adverb goes behind the verb",
    `${FATHER} ^toujours<adv>$ ${SERVES}`,
    `${FATHER} ${SERVES} ^toujours<adv>$`,
  ],
  [
    "but before the participle",
    `${FATHER} ^déjà<adv>$ ^le<prn><pro><p3><m><sg>$ ^avoir<vbhaver><pri><p3><sg>$ ^voir<vblex><pp><m><sg>$`,
    `${FATHER} ^le<prn><pro><p3><m><sg>$ ^avoir<vbhaver><pri><p3><sg>$ ^déjà<adv>$ ^voir<vblex><pp><m><sg>$`,
  ],
  [
    "never is a negation",
    `${FATHER} ^jamais<adv>$ ${SERVES}`,
    `${FATHER} ^ne<adv>$ ${SERVES} ^jamais<adv>$`,
  ],
  [
    "never goes behind a subject that follows it, too",
    "^que<cnjsub>$ ^jamais<adv>$ ^je<prn><tn><p1><mf><sg>$ ^devoir<vbmod><pri><p1><sg>$ ^dire<vblex><inf>$",
    "^que<cnjsub>$ ^je<prn><tn><p1><mf><sg>$ ^ne<adv>$ ^devoir<vbmod><pri><p1><sg>$ ^jamais<adv>$ ^dire<vblex><inf>$",
  ],
  [
    "also of people, who are not nobody",
    "^le<det><def><mf><pl>$ ^personne<n><f><pl>$ ^jamais<adv>$ ^devoir<vbmod><pri><p3><pl>$",
    "^le<det><def><mf><pl>$ ^personne<n><f><pl>$ ^ne<adv>$ ^devoir<vbmod><pri><p3><pl>$ ^jamais<adv>$",
  ],
  [
    "anybody is not any thing",
    "^n'importe quel<det><ind><m><sg>$ ^savoir<vblex><pri><p3><sg>$ ^n'importe quel<det><ind><m><sg>$ ^livre<n><m><sg>$",
    "^n'importe qui<prn><tn><mf><sg>$ ^savoir<vblex><pri><p3><sg>$ ^n'importe quel<det><ind><m><sg>$ ^livre<n><m><sg>$",
  ],
  [
    "a half is not a part",
    "^Paul<np>$ ^perdre<vblex><pri><p3><sg>$ ^moitié<n><f><sg>$ ^parler<vblex><pp>$ ^de<pr>$ ^le<det><def><f><sg>$ ^moitié<n><f><sg>$",
    "^Paul<np>$ ^perdre<vblex><pri><p3><sg>$ ^le<det><def><f><sg>$ ^moitié<n><f><sg>$ ^parler<vblex><pp>$ ^de<pr>$ ^le<det><def><f><sg>$ ^moitié<n><f><sg>$",
  ],
  [
    "not yet",
    `${FATHER} ^encore<adv>$ ^ne<adv>$ ${SERVES} ^pas<adv>$`,
    `${FATHER} ^ne<adv>$ ${SERVES} ^pas<adv>$ ^encore<adv>$`,
  ],
  [
    "not even at the start",
    "^Encore<adv>$ ^je<prn><tn><p1><mf><sg>$ ^ne<adv>$ ^savoir<vblex><pri><p1><sg>$ ^pas<adv>$",
    "^je<prn><tn><p1><mf><sg>$ ^ne<adv>$ ^savoir<vblex><pri><p1><sg>$ ^pas<adv>$ ^Encore<adv>$",
  ],
  [
    "who does it is the subject",
    "^navire<n><m><sg>$ ^que<rel><mf><sp>$ ^ne<adv>$ ^avoir<vbhaver><pri><p3><sg>$ ^pas<adv>$ ^couler<vblex><pp><m><sg>$",
    "^navire<n><m><sg>$ ^qui<rel><mf><sp>$ ^ne<adv>$ ^avoir<vbhaver><pri><p3><sg>$ ^pas<adv>$ ^couler<vblex><pp><m><sg>$",
  ],
  [
    "what people can do is no subject",
    "^celui que<rel><nt>$ ^pouvoir<vbmod><pri><p3><pl>$ ^faire<vblex><inf>$",
    "^celui que<rel><nt>$ ^pouvoir<vbmod><pri><p3><pl>$ ^faire<vblex><inf>$",
  ],
  [
    "no longer stays",
    `${FATHER} ^déjà<adv>$ ^ne<adv>$ ${SERVES} ^pas<adv>$`,
    `${FATHER} ^déjà<adv>$ ^ne<adv>$ ${SERVES} ^pas<adv>$`,
  ],
  [
    "an object has an article",
    `${FATHER} ${SERVES} ^seulement<adv>$ ${FISH}`,
    `${FATHER} ${SERVES} ^seulement<adv>$ ${THE_FISH}`,
  ],
  [
    "after a negation only de",
    `^Paul<np>$ ^ne<adv>$ ${SERVES} ^pas<adv>$ ${FISH}`,
    `^Paul<np>$ ^ne<adv>$ ${SERVES} ^pas<adv>$ ^de<pr>$ ${FISH}`,
  ],
  [
    "before an adjective only de",
    `^Paul<np>$ ${SERVES} ^bon<adj><m><sg>$ ${FISH}`,
    `^Paul<np>$ ${SERVES} ^de<pr>$ ^bon<adj><m><sg>$ ${FISH}`,
  ],
  [
    "so has the second object",
    `^Paul<np>$ ${SERVES} ${THE_FISH} ^et<cnjcoo>$ ^viande<n><f><sg>$`,
    `^Paul<np>$ ${SERVES} ${THE_FISH} ^et<cnjcoo>$ ^de<pr>$ ^le<det><def><f><sg>$ ^viande<n><f><sg>$`,
  ],
  [
    "a quantity has its own",
    "^vendre<vblex><inf>$ ^plus de<adv>$ ^produit<n><m><pl>$",
    "^vendre<vblex><inf>$ ^plus de<adv>$ ^produit<n><m><pl>$",
  ],
  [
    "an expression has none",
    "^Paul<np>$ ^avoir<vbhaver><pri><p3><sg>$ ^faim<n><f><sg>$",
    "^Paul<np>$ ^avoir<vbhaver><pri><p3><sg>$ ^faim<n><f><sg>$",
  ],
  [
    "a general subject is the one",
    "^Eau<n><f><sg>$ ^bouillir<vblex><pri><p3><sg>$",
    "^le<det><def><f><sg>$ ^eau<n><f><sg>$ ^bouillir<vblex><pri><p3><sg>$",
  ],
  [
    "some things happened",
    "^Chose<n><f><pl>$ ^bizarre<adj><mf><pl>$ ^être<vbser><pri><p3><pl>$ ^arriver<vblex><pp><f><pl>$",
    "^de<pr>$ ^le<det><def><mf><pl>$ ^chose<n><f><pl>$ ^bizarre<adj><mf><pl>$ ^être<vbser><pri><p3><pl>$ ^arriver<vblex><pp><f><pl>$",
  ],
  [
    "an adjective follows its noun",
    "^le<det><def><mf><pl>$ ^trottoir<n><m><pl>$ ^être<vblex><pri><p3><pl>$ ^glissant<adj><f><pl>$",
    "^le<det><def><mf><pl>$ ^trottoir<n><m><pl>$ ^être<vblex><pri><p3><pl>$ ^glissant<adj><m><pl>$",
  ],
  [
    "what surprised most",
    "^celui que<rel><nt>$ ^plus<adv>$ ^me<prn><pro><p1><mf><sg>$ ^avoir<vbhaver><pri><p3><sg>$ ^étonner<vblex><pp><m><sg>$",
    "^celui qui<rel><nt>$ ^me<prn><pro><p1><mf><sg>$ ^avoir<vbhaver><pri><p3><sg>$ ^le<det><def><m><sg>$ ^plus<adv>$ ^étonner<vblex><pp><m><sg>$",
  ],
  [
    "whoever goes out to the airport leaves",
    "^Paul<np>$ ^sortir<vblex><pri><p3><sg>$ ^pour<pr>$ ^le<det><def><m><sg>$ ^aéroport<n><m><sg>$",
    "^Paul<np>$ ^partir<vblex><pri><p3><sg>$ ^pour<pr>$ ^le<det><def><m><sg>$ ^aéroport<n><m><sg>$",
  ],
  [
    "but not who goes out to buy",
    "^Paul<np>$ ^sortir<vblex><pri><p3><sg>$ ^pour<pr>$ ^acheter<vblex><inf>$",
    "^Paul<np>$ ^sortir<vblex><pri><p3><sg>$ ^pour<pr>$ ^acheter<vblex><inf>$",
  ],
  [
    "a picture hangs on the wall",
    "^Paul<np>$ ^pendre<vblex><pri><p3><sg>$ ^dans<pr>$ ^le<det><def><m><sg>$ ^mur<n><m><sg>$",
    "^Paul<np>$ ^accrocher<vblex><pri><p3><sg>$ ^à<pr>$ ^le<det><def><m><sg>$ ^mur<n><m><sg>$",
  ],
  [
    "a coat in the wardrobe",
    "^Paul<np>$ ^pendre<vblex><pri><p3><sg>$ ^dans<pr>$ ^le<det><def><m><sg>$ ^armoire<n><f><sg>$",
    "^Paul<np>$ ^pendre<vblex><pri><p3><sg>$ ^dans<pr>$ ^le<det><def><f><sg>$ ^armoire<n><f><sg>$",
  ],
  [
    "a machine stopped itself",
    "^le<det><def><f><sg>$ ^machine<n><f><sg>$ ^avoir<vbhaver><pri><p3><sg>$ ^arrêter<vblex><pp><m><sg>$^.<sent>$",
    "^le<det><def><f><sg>$ ^machine<n><f><sg>$ ^se<prn><pro><ref><p3><mf><sp>$ ^être<vbser><pri><p3><sg>$ ^arrêter<vblex><pp><f><sg>$^.<sent>$",
  ],
  [
    "or something else",
    "^ce<prn><tn><nt>$ ^arrêter<vblex><pri><p3><sg>$ ^le<det><def><f><sg>$ ^machine<n><f><sg>$",
    "^ce<prn><tn><nt>$ ^arrêter<vblex><pri><p3><sg>$ ^le<det><def><f><sg>$ ^machine<n><f><sg>$",
  ],
  [
    "what somebody does is masculine",
    "^parce que<cnjadv>$ ^conduire<vblex><inf>$ ^dans<pr>$ ^le<det><def><f><sg>$ ^ville<n><f><sg>$ ^être<vbser><pri><p3><sg>$ ^stressant<adj><f><sg>$",
    "^parce que<cnjadv>$ ^conduire<vblex><inf>$ ^dans<pr>$ ^le<det><def><f><sg>$ ^ville<n><f><sg>$ ^être<vbser><pri><p3><sg>$ ^stressant<adj><m><sg>$",
  ],
  [
    "what it seems, too",
    "^le<det><def><m><sg>$ ^pont<n><m><sg>$ ^rester<vblex><fti><p3><sg>$ ^fermé<adj><f><sg>$",
    "^le<det><def><m><sg>$ ^pont<n><m><sg>$ ^rester<vblex><fti><p3><sg>$ ^fermé<adj><m><sg>$",
  ],
  [
    "a name behind a noun is not what it is about",
    "^le<det><def><m><sg>$ ^câble<n><m><sg>$ ^USB<n><acr><f><sg>$ ^être<vbser><pri><p3><sg>$ ^cassé<adj><m><sg>$",
    "^le<det><def><m><sg>$ ^câble<n><m><sg>$ ^USB<n><acr><f><sg>$ ^être<vbser><pri><p3><sg>$ ^cassé<adj><m><sg>$",
  ],
  [
    "but not the nearest one",
    "^un<det><ind><m><sg>$ ^sac<n><m><sg>$ ^de<pr>$ ^farine<n><f><sg>$ ^ouvert<adj><m><sg>$",
    "^un<det><ind><m><sg>$ ^sac<n><m><sg>$ ^de<pr>$ ^farine<n><f><sg>$ ^ouvert<adj><m><sg>$",
  ],
  [
    "a form for both numbers is left behind",
    "^le<det><def><f><sg>$ ^vieux<adj><m><sp>$ ^voiture<n><f><sg>$",
    "^le<det><def><f><sg>$ ^vieux<adj><f><sg>$ ^voiture<n><f><sg>$",
  ],
])("%s", (_, catalan, french) => {
  expect(arrange(catalan)).toBe(french);
});
