import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { disambiguate } from "../disambiguate.ts";
import { rulesOf } from "../rules.ts";
import { addNe } from "./spoken.ts";
import { someOfThem } from "./some-of-them.ts";
import { askNotTell, partToYou } from "./to-you.ts";
import { weInFrench } from "./we.ts";

const NOUS = "^nous/nous<prn><tn><p1><mf><pl>/nous<prn><pro><p1><mf><pl>$";
const VOUS = "^vous/vous<prn><tn><p2><mf><pl>/vous<prn><pro><p2><mf><pl>$";
const QUE = "^que/que<cnjsub>/que<rel><mf><sp>$";
const JE = "^je/je<prn><tn><p1><mf><sg>$";
const NE = "^ne/ne<adv>$";
const CHANGE = "^change/changer<vblex><pri><p1><sg>/changer<vblex><prs><p1><sg>$";
const MARCHEZ = "^marchez/marcher<vblex><pri><p2><pl>/marcher<vblex><imp><p2><pl>$";
const COMPRIS = "^compris/comprendre<vblex><ifi><p1><sg>/comprendre<vblex><pp><m><sp>$";

it.each([
  [
    `^ce que/ce<prn>+que<rel>$ ${VOUS} ^voulez/vouloir<vbmod><pri><p2><pl>$`,
    "vous",
    "vous<prn><tn><p2><mf><pl>",
  ],
  [`${JE} ${VOUS} ^parle/parler<vblex><pri><p1><sg>$`, "vous", "vous<prn><pro><p2><mf><pl>"],
  [`^pour/pour<pr>$ ${VOUS} ^aider/aider<vblex><inf>$`, "vous", "vous<prn><pro><p2><mf><pl>"],
  [`${NE} ${VOUS} ^inquiétez/inquiéter<vblex><imp><p2><pl>$`, "vous", "vous<prn><pro><p2><mf><pl>"],
  [`^sans/sans<pr>$ ${NOUS} ^./.<sent>$`, "nous", NOUS.slice(6, -1)],
  [
    "^se/se<prn><pro><ref>$ ^voie/voie<n><f><sg>/voir<vblex><prs><p3><sg>$",
    "voie",
    "voir<vblex><prs><p3><sg>",
  ],
  [
    "^s'/se<prn><pro><ref>$ ^agit/agir<vblex><ifi><p3><sg>/agir<vblex><pri><p3><sg>$",
    "agit",
    "agir<vblex><pri><p3><sg>",
  ],
  [
    `^avoir/avoir<vbhaver><inf>$ ^bien/bien<adv>/bien<n><m><sg>$ ${COMPRIS}`,
    "compris",
    "comprendre<vblex><pp><m><sp>",
  ],
  [
    `^Levez-vous/lever<vblex><imp><p2><pl>+vous<prn><enc><p2><mf><pl>$ ^et/et<cnjcoo>$ ${MARCHEZ}`,
    "marchez",
    "marcher<vblex><imp><p2><pl>",
  ],
  [
    `${VOUS} ^descendez/descendre<vblex><pri><p2><pl>$ ^et/et<cnjcoo>$ ${MARCHEZ}`,
    "marchez",
    MARCHEZ.slice(9, -1),
  ],
  [
    `^faut/falloir<vbmod><pri><p3><sg>$ ${QUE} ${JE} ${CHANGE}`,
    "change",
    "changer<vblex><prs><p1><sg>",
  ],
  [`^sais/savoir<vblex><pri><p1><sg>$ ${QUE} ${JE} ${CHANGE}`, "change", CHANGE.slice(8, -1)],
  [
    "^Ferme/ferme<adv>/ferme<adj><mf><sg>/fermer<vblex><pri><p3><sg>/fermer<vblex><imp><p2><sg>$ ^la/le<det><def><f><sg>$",
    "Ferme",
    "fermer<vblex><imp><p2><sg>",
  ],
  [
    "^ai/avoir<vbhaver><pri><p1><sg>/avoir<vblex><pri><p1><sg>$ ^une/un<det><ind><f><sg>$",
    "ai",
    "avoir<vblex><pri><p1><sg>",
  ],
])("leaves in %s of %s %s", (cohorts, word, left) => {
  const read = writeUnits(disambiguate(readUnits(cohorts), rulesOf("fra-cat")));
  expect(new RegExp(String.raw`\^${word}/([^$]*)\$`, "u").exec(read)?.[1]).toBe(left);
});

const ON = "on<prn><pro><ref><p3><mf><sp>";

it.each([
  [
    "we",
    `^On/${ON}$ ^se/se<prn><pro><ref><p3><mf><sp>$ ^voit/voir<vblex><pri><p3><sg>$`,
    "^Nous/nous<prn><tn><p1><mf><pl>$ ^nous/nous<prn><pro><p1><mf><pl>$ ^voit/voir<vblex><pri><p1><pl>$",
  ],
  [
    "we, who are several",
    `^on/${ON}$ ^est/être<vbser><pri><p3><sg>$ ^content/content<adj><m><sg>$`,
    "^nous/nous<prn><tn><p1><mf><pl>$ ^est/être<vbser><pri><p1><pl>$ ^content/content<adj><m><pl>$",
  ],
  [
    "we, who ask",
    `^peut/pouvoir<vbmod><pri><p3><sg>$^-on/${ON}$`,
    "^peut/pouvoir<vbmod><pri><p1><pl>$^-nous/nous<prn><tn><p1><mf><pl>$",
  ],
  [
    "others, who do something to me",
    `^alors/alors<adv>$ ^on/${ON}$ ^m'/me<prn><pro><p1><mf><sg>$ ^a/avoir<vbhaver><pri><p3><sg>$`,
    "^alors/alors<adv>$ ^m'/me<prn><pro><p1><mf><sg>$ ^a/avoir<vbhaver><pri><p3><pl>$",
  ],
  [
    "nobody, where it is asked how something is said",
    `^dit/dire<vblex><pri><p3><sg>$^-on/${ON}$`,
    null,
  ],
])("takes “on” for %s", (_, cohorts, said) => {
  expect(writeUnits(weInFrench(readUnits(cohorts)))).toBe(said ?? cohorts);
});

const PAS = "^pas/pas<adv>/pas<n><m><sp>$";

it.each([
  [
    "je sais pas",
    `${JE} ^sais/savoir<vblex><pri><p1><sg>$ ${PAS}`,
    `${JE} ^ne/ne<adv>$ ^sais/savoir<vblex><pri><p1><sg>$ ${PAS}`,
  ],
  [
    "c'est pas",
    `^c'/ce<prn><tn><nt>$ ^est/être<vbser><pri><p3><sg>$ ${PAS}`,
    `^c'/ce<prn><tn><nt>$ ^ne/ne<adv>$ ^est/être<vbser><pri><p3><sg>$ ${PAS}`,
  ],
  ["je ne sais pas", `${JE} ${NE} ^sais/savoir<vblex><pri><p1><sg>$ ${PAS}`, null],
  ["un pas", `^un/un<det><ind><m><sg>$ ${PAS}`, null],
])("adds “ne” to “%s”", (_, cohorts, added) => {
  expect(writeUnits(addNe(readUnits(cohorts)))).toBe(added ?? cohorts);
});

it("takes “des” behind an infinitive for some, and “à vous” before one for its object", () => {
  const tell = "^raconter/raconter<vblex><inf>$";
  const des = "^des/de<pr>+le<det><def><mf><pl>$";
  expect(writeUnits(someOfThem(readUnits(`${tell} ${des}`)))).toBe(tell);
  const toYou = "^à vous/à<pr>+vous<prn><tn><p2><mf><pl>$";
  expect(writeUnits(partToYou(readUnits(`${toYou} ${tell}`)))).toBe(
    `^à/à<pr>$ ^vous/vous<prn><pro><p2><mf><pl>$ ${tell}`,
  );
  expect(writeUnits(partToYou(readUnits(toYou)))).toBe(toYou);
  const learn = "^apprenez-vous/apprendre<vblex><imp><p2><pl>+vous<prn><enc><p2><mf><pl>$";
  expect(writeUnits(askNotTell(readUnits(`${learn}^?/?<sent>$`)))).toContain(
    "<pri><p2><pl>+vous<prn><tn>",
  );
  expect(writeUnits(askNotTell(readUnits(`${learn}^./.<sent>$`)))).toContain("<imp>");
  expect(writeUnits(partToYou(readUnits("^Zut/*Zut$^-vous/vous<prn><tn><p2><mf><pl>$")))).toBe(
    "^Zut/*Zut$",
  );
});
