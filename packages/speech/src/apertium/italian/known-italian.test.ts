import { expect, it } from "vitest";
import { knownItalian } from "./known-italian.ts";

it.each([
  ["Mi ha chiesto dove abito e chiede aiuto.", "Mi ha domandato dove abito e chiede aiuto."],
  ["Chiede quanto costa ogni sabato mattina.", "Domanda quanto costa ogni sabato di mattina."],
  ["Chiunque può venire, pieno di macchine.", "Qualsiasi persona può venire, pieno di automobili."],
  ["Buonasera a tutti.", "Buona sera a tutti."],
  ["Secondo me va bene.", "A mio parere va bene."],
  ["Che cosa fai?", "Che fai?"],
  ["So che cosa fai.", "So che cosa fai."],
  ["Era fredda, ma ci siamo buttati lo stesso.", "Era fredda, ma ci siamo buttati comunque."],
  ["Facciamo lo stesso.", "Facciamo lo stesso."],
  ["Sono due anni che vivo qui.", "Vivo qui da due anni."],
  ["È già ora che tu vada.", "È già ora che tu vada."],
  ["Ti va di uscire?", "Vuoi uscire?"],
  [
    "La macchina, le macchine, una macchina da scrivere.",
    "La automobile, le automobili, una macchina da scrivere.",
  ],
  ["Riesco a dormire.", "Posso dormire."],
  ["Siamo riusciti a finire.", "Abbiamo potuto finire."],
  ["È più difficile di quanto pensassi.", "È più difficile di quello che pensassi."],
])("says %j as %j", (text, known) => {
  expect(knownItalian(text)).toBe(known);
});
