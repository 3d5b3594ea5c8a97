import { expect, it } from "vitest";
import { rightReadings } from "./right-readings.ts";
import { readUnits, writeUnits } from "../units.ts";

it.each([
  [
    "por-cat",
    "^Se<cnjadv>/Si<cnjadv>$ ^você<prn>/vostè<prn>$ ^ter<vblex><fts><p3><sg>/tenir<vblex><fts><p3><sg>$",
    "^Se<cnjadv>/Si<cnjadv>$ ^você<prn>/vostè<prn>$ ^ter<vblex><pri><p3><sg>/tenir<vblex><pri><p3><sg>$",
  ],
  [
    "pt-es",
    "^em<pr>/en<pr>$ ^um<det><ind><m><sg>/uno<det><ind><m><sg>$ ^ano<n><m><sg>/año<n><m><sg>$",
    "^durante<pr>/en<pr>$ ^um<det><ind><m><sg>/uno<det><ind><m><sg>$ ^ano<n><m><sg>/año<n><m><sg>$",
  ],
  [
    "pt-es",
    "^Ser<vbser><pri><p3><sg>/Ser<vbser><pri><p3><sg>$ ^assim<adv>/así<adv>$ ^que<cnjsub>/que<cnjsub>$",
    "^Ser<vbser><pri><p3><sg>/Ser<vbser><pri><p3><sg>$ ^desse modo<adv>/así<adv>$ ^como<cnjadv>/como<cnjadv>$",
  ],
  [
    "pt-es",
    "^querer<vblex><pri>/querer<vblex><pri>$ ^jantar<n><m><sg>/cena<n><f><sg>$",
    "^querer<vblex><pri>/querer<vblex><pri>$ ^jantar<vblex><inf>/cenar<vblex><inf>$",
  ],
  [
    "por-cat",
    "^Marcar<vblex><ifi><p1><sg>/Marcar<vblex><ifi><p1><sg>$ ^um<det>/un<det>$ ^reunião<n>/reunió<n>$",
    "^Marcar<vblex><ifi><p1><sg>/Fixar<vblex><ifi><p1><sg>$ ^um<det>/un<det>$ ^reunião<n>/reunió<n>$",
  ],
  [
    "pt-es",
    "^marcar<vblex><pp><m><sg>/marcar<vblex><pp><m><sg>$ ^para<pr>/para<pr>$ ^junho<n>/junio<n>$",
    "^marcar<vblex><pp><m><sg>/fijar<vblex><pp><m><sg>$ ^para<pr>/para<pr>$ ^junho<n>/junio<n>$",
  ],
  ["pt-es", "^marcar<vblex><inf>/marcar<vblex><inf>$ ^um<det>/un<det>$ ^gol<n>/gol<n>$", null],
  ["pt-es", "^o<det>/el<det>$ ^jantar<n><m><sg>/cena<n><f><sg>$", null],
  ["pt-es", "^em<pr>/en<pr>$ ^o<det><def><f><sg>/el<det><def><f><sg>$", null],
  ["por-cat", "^o que<rel>/el que<rel>$ ^ser<vbser><fts><p3><sg>/ser<vbser><fts><p3><sg>$", null],
  [
    "pt-es",
    "^se<cnjadv>/si<cnjadv>$ ^nevar<vblex><inf>/nevar<vblex><inf>$",
    "^se<cnjadv>/si<cnjadv>$ ^nevar<vblex><pri><p3><sg>/nevar<vblex><pri><p3><sg>$",
  ],
  [
    "pt-es",
    "^quando<rel><adv>/cuando<rel><adv>$ ^chegar<vblex><fts><p3><sg>/llegar<vblex><fts><p3><sg>$",
    null,
  ],
  [
    "cat-ita",
    "^li<prn><pro><p3><mf><pl>/lui<prn><tn><p3><mf><pl>$",
    "^li<prn><pro><p3><mf><pl>/gli<prn><pro><p3><m><pl>$",
  ],
  [
    "ita-spa",
    "^lo<prn><pro><p3><m><sg>/lo<prn>$ ^ideare<vblex><pri><p3><sg>/idear<vblex><pri><p3><sg>$",
    "^il<det><def><f><sg>/el<det><def><f><sg>$ ^idea<n><f><sg>/idea<n><f><sg>$",
  ],
  [
    "ita-spa",
    "^ci<prn><pro><p1><mf><pl>/nos<prn>$ ^vedere<vblex><prs><p1><pl>/ver<vblex><prs><p1><pl>$",
    "^ci<prn><pro><p1><mf><pl>/nos<prn>$ ^vedere<vblex><pri><p1><pl>/ver<vblex><pri><p1><pl>$",
  ],
  [
    "ita-spa",
    "^chiudere<vblex><pri><p2><sg>/cerrar<vblex><pri><p2><sg>$^.<sent>/.<sent>$",
    "^chiudere<vblex><imp><p2><sg>/cerrar<vblex><imp><p2><sg>$^.<sent>/.<sent>$",
  ],
  ["ita-spa", "^chiudere<vblex><pri><p2><sg>/cerrar<vblex><pri><p2><sg>$^?<sent>/?<sent>$", null],
  [
    "fra-cat",
    "^Ne<adv>/No<adv>$ ^le<prn><pro><p3><f><sg>/el<prn><pro><p3><f><sg>$ ^regarder<vblex><pri><p3><sg>/mirar<vblex><pri><p3><sg>$",
    "^Ne<adv>/No<adv>$ ^le<prn><pro><p3><f><sg>/el<prn><pro><p3><f><sg>$ ^regarder<vblex><prs><p2><sg>/mirar<vblex><prs><p2><sg>$",
  ],
  [
    "fra-cat",
    "^surtout<adv>/sobretot<adv>$^,<cm>/,<cm>$ ^ne<adv>/no<adv>$ ^finir<vblex><pri><p2><sg>/acabar<vblex><pri><p2><sg>$",
    "^surtout<adv>/sobretot<adv>$^,<cm>/,<cm>$ ^ne<adv>/no<adv>$ ^finir<vblex><prs><p2><sg>/acabar<vblex><prs><p2><sg>$",
  ],
  [
    "fra-cat",
    "^il<prn>/ell<prn>$ ^ne<adv>/no<adv>$ ^parler<vblex><pri><p3><sg>/parlar<vblex><pri><p3><sg>$",
    null,
  ],
  [
    "fra-cat",
    "^ne<adv>/no<adv>$ ^rester<vblex><pri><p3><sg>/quedar<vblex><pri><p3><sg>$ ^plus<adv>/més<adv>$ ^que<cnjsub>/que<cnjsub>$",
    null,
  ],
  [
    "ita-spa",
    "^quando<rel><adv>/cuando<rel><adv>$ ^arrivare<vblex><pp><f><pl>/llegar<vblex><pp><f><pl>$",
    "^quando<rel><adv>/cuando<rel><adv>$ ^arrivare<vblex><pri><p2><pl>/llegar<vblex><pri><p2><pl>$",
  ],
  [
    "ita-spa",
    "^aprire<vblex><pri><p2><pl>/abrir<vblex><pri><p2><pl>$^.<sent>/.<sent>$",
    "^aprire<vblex><imp><p2><pl>/abrir<vblex><imp><p2><pl>$^.<sent>/.<sent>$",
  ],
  [
    "ita-spa",
    "^girare<vblex><pp><f><pl>/girar<vblex><pp><f><pl>$ ^e<cnjcoo>/y<cnjcoo>$ ^leggere<vblex><pri><p2><pl>/leer<vblex><pri><p2><pl>$",
    "^girare<vblex><imp><p2><pl>/girar<vblex><imp><p2><pl>$ ^e<cnjcoo>/y<cnjcoo>$ ^leggere<vblex><imp><p2><pl>/leer<vblex><imp><p2><pl>$",
  ],
  [
    "ita-spa",
    "^loro<prn>/ellos<prn>$ ^e<cnjcoo>/y<cnjcoo>$ ^leggere<vblex><pri><p2><pl>/leer<vblex><pri><p2><pl>$",
    null,
  ],
  [
    "ita-spa",
    "^quello<prn><tn><f><pl>/aquel<prn><tn><f><pl>$ ^scarpa<n><f><pl>/zapato<n><m><pl>$",
    "^quello<det><dem><m><pl>/ese<det><dem><m><pl>$ ^scarpa<n><f><pl>/zapato<n><m><pl>$",
  ],
  [
    "ita-spa",
    "^Quello<det><dem><m><sg>/Lo<detnt>$ ^altro<adj><ind><m><sg>/otro<adj><ind><m><sg>$ ^libro<n><m><sg>/libro<n><m><sg>$",
    "^Quello<det><dem><m><sg>/ese<det><dem><m><sg>$ ^altro<adj><ind><m><sg>/otro<adj><ind><m><sg>$ ^libro<n><m><sg>/libro<n><m><sg>$",
  ],
])("of %s reads %s", (mode, stream, right) => {
  expect(writeUnits(rightReadings(mode)(readUnits(stream)))).toBe(right ?? stream);
});
