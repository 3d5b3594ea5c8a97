import { expect, it } from "vitest";
import { italianPhrases } from "./phrases.ts";

it.each([
  ["La rapidità con che imparano.", "La rapidità con cui imparano."],
  ["È cresciuta di cinque a cento.", "È cresciuta da cinque a cento."],
  ["Lavora da c'è quasi tre anni.", "Lavora da quasi tre anni."],
  ["C'è alcun luogo. Non c'è alcun luogo.", "C'è qualche luogo. Non c'è alcun luogo."],
  ["Sotto l'serbatoio, l'fiato e l'olio.", "Sotto il serbatoio, il fiato e l'olio."],
  ["Al mezzo-giorno fino dormire.", "A mezzogiorno fino a dormire."],
  ["Ho portato due ore. Ho portato due borse.", "Ho impiegato due ore. Ho portato due borse."],
  ["Un paese circa Roma, circa due.", "Un paese vicino a Roma, circa due."],
  ["Si è trasferita della costa.", "Si è trasferita dalla costa."],
  ["Li chiederei di venire.", "Gli chiederei di venire."],
  ["Le piante fanno i suoi alimenti.", "Le piante fanno i loro alimenti."],
  [
    "La connessione è stato molto lenta da lunedì.",
    "La connessione è stata molto lenta da lunedì.",
  ],
  ["Due volte per giorno.", "Due volte al giorno."],
  ["Quanto tempo porta per arrivare?", "Quanto tempo ci vuole per arrivare?"],
  ["Loro no si muovono.", "Loro non si muovono."],
  ["Tutto rimarrà bene.", "Andrà tutto bene."],
  ["Prima di gettarlo.", "Prima di lanciarlo."],
  ["Li ho inviato una lettera.", "Gli ho inviato una lettera."],
  ["Ha dormito durante tre ore.", "Ha dormito per tre ore."],
  ["Una domanda che nessuno mai fa.", "Una domanda che nessuno fa mai."],
  ["Sono soluto alzarmi presto.", "Sono abituato a alzarmi presto."],
  ["Ha rotto la gamba.", "Si è rotta la gamba."],
  ["Qualsiasi può farlo.", "Chiunque può farlo."],
  ["Due d'ogni volta. Uno ogni volta.", "Due alla volta. Uno ogni volta."],
  ["Metta la mano dentro lui.", "Metta la mano dentro di lui."],
  ["Due volte da giorno.", "Due volte al giorno."],
  ["Rimango dunque tempo. Dunque vengo.", "Rimango per tanto tempo. Dunque vengo."],
  ["Alle fini di settimana.", "Nei fine settimana."],
  ["Si vede di qui addirittura.", "Si vede da quassù."],
  ["Più che aspettavamo.", "Più di quanto aspettavamo."],
])("%j becomes %j", (text, said) => {
  expect(italianPhrases(text)).toBe(said);
});
