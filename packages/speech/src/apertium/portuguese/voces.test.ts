import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { speakToVoces } from "./voces.ts";

it.each([
  [
    "statements are of them",
    "^Você<prn><tn><p3><mf><pl>$ ^falar<vblex><pri><p2><pl>$",
    "^Você<prn><tn><p3><mf><pl>$ ^falar<vblex><pri><p3><pl>$",
  ],
  [
    "who does something to themselves",
    "^Você<prn><tn><p3><mf><pl>$ ^vos<prn><pro><p2><mf><pl>$ ^inquietar<vblex><pii><p2><pl>$",
    "^Você<prn><tn><p3><mf><pl>$ ^se<prn><pro><ref><p3><mf><sp>$ ^inquietar<vblex><pii><p3><pl>$",
  ],
  [
    "what others do to them",
    "^vos<prn><pro><p2><mf><pl>$ ^ver<vblex><pri><p3><sg>$",
    "^vos<prn><pro><p2><mf><pl>$ ^ver<vblex><pri><p3><sg>$",
  ],
  [
    "requests and what else is asked for",
    "^Tocar<vblex><pri><p2><pl>$ ^isto<prn><tn><nt>$ ^e<cnjcoo>$ ^olhar<vblex><pri><p2><pl>$^.<sent>$",
    "^Tocar<vblex><prs><p3><pl>$ ^isto<prn><tn><nt>$ ^e<cnjcoo>$ ^olhar<vblex><prs><p3><pl>$^.<sent>$",
  ],
  [
    "what is said to one",
    "^ser<vbser><pri><p2><pl>$\u2064",
    "^você<prn><tn><p3><mf><sg>$ ^ser<vbser><pri><p3><sg>$\u2064",
  ],
  [
    "requests not to",
    "^Não<adv>$ ^o<prn><pro><p3><nt>$ ^jogar<vblex><pri><p2><pl>$^.<sent>$",
    "^Não<adv>$ ^o<prn><pro><p3><nt>$ ^jogar<vblex><prs><p3><pl>$^.<sent>$",
  ],
  [
    "requests not to in the subjunctive",
    "^Não<adv>$ ^ter<vblex><prs><p2><pl>$ ^medo<n><m><sg>$^.<sent>$",
    "^Não<adv>$ ^ter<vblex><prs><p3><pl>$ ^medo<n><m><sg>$^.<sent>$",
  ],
  [
    "questions ask for nothing",
    "^Não<adv>$ ^fumar<vblex><pri><p2><pl>$^?<sent>$",
    "^Você<prn><tn><p3><mf><pl>$ ^não<adv>$ ^fumar<vblex><pri><p3><pl>$^?<sent>$",
  ],
  [
    "what they know is told",
    "^Não<adv>$ ^saber<vblex><pri><p2><pl>$^.<sent>$",
    "^Você<prn><tn><p3><mf><pl>$ ^não<adv>$ ^saber<vblex><pri><p3><pl>$^.<sent>$",
  ],
  [
    "names them once",
    "^Se<cnjadv>$ ^querer<vblex><pri><p2><pl>$ ^e<cnjcoo>$ ^poder<vbmod><pri><p2><pl>$^.<sent>$",
    "^Se<cnjadv>$ ^você<prn><tn><p3><mf><pl>$ ^querer<vblex><pri><p3><pl>$ ^e<cnjcoo>$ ^poder<vbmod><pri><p3><pl>$^.<sent>$",
  ],
  [
    "imperatives with a pronoun",
    "^Sentar<vblex><imp><p2><pl>+vos<prn><enc><p2><mf><pl>$",
    "^Sentar<vblex><imp><p3><pl>+se<prn><enc><ref><p3><mf><sp>$",
  ],
])("%s", (_, stream, spoken) => {
  expect(writeUnits(speakToVoces(readUnits(stream)))).toBe(spoken);
});
