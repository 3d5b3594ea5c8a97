import { expect, it } from "vitest";
import { tidyItalian } from "./tidy-italian.ts";

it.each([
  ["Gli piacerebbe un caffè? Gli piace.", "Le piacerebbe un caffè? Gli piace."],
  ["Domandhi a qualsiasi uno.", "domandi a chiunque."],
  ["Aspetta per qualcosa freddo. Per qualcuno.", "Aspetta qualcosa di freddo. Per qualcuno."],
  ["Aggiunga un po'di sale.", "Aggiunga un po' di sale."],
  ["Quale è il signore Rossi, il signore?", "qual è il signor Rossi, il signore?"],
  ["È verità, e no tocchi.", "È vero, e non tocchi."],
  ["circa l'aeroporto, circa due ore", "vicino all'aeroporto, circa due ore"],
  ["Le mie ulleres.", "i miei occhiali."],
  ["Questa fine di settimana", "questo fine settimana"],
  ["È per tu, senza tu. Tu vieni.", "È per te, senza te. Tu vieni."],
  ["È più caro d'io pensavo.", "È più caro di quanto pensavo."],
  ["Vivo qui da dieci anni fa. Dieci anni fa.", "Vivo qui da dieci anni. Dieci anni fa."],
  [
    "Abbiamo deciso cominciare e spero vederti.",
    "Abbiamo deciso di cominciare e spero di vederti.",
  ],
  ["È salito venti per cento in 2010.", "È salito del venti per cento nel 2010."],
  ["Rideva così portare.", "Rideva così duro."],
  ["Che lei vuole? Ma che loro fanno?", "che cosa vuole? Ma che cosa fanno?"],
  ["qualcosa nuovo, niente di buono", "qualcosa di nuovo, niente di buono"],
  ["Non, non posso.", "No, non posso."],
  ["Lo siedo molto. Mi siedo molto spesso.", "mi dispiace molto. Mi siedo molto spesso."],
  ["Buono giorno, quanta meteo?", "Buongiorno, quanto tempo?"],
  ["La mia nonna e il suo fratello", "mia nonna e suo fratello"],
  ["Val, è un pò di pane, se vi piace.", "va bene, è un po' di pane, per favore."],
  ["Vivo qui da un'ora fa. Un'ora fa.", "Vivo qui da un'ora. Un'ora fa."],
  ["Aspetto per lei. Aspetto per l'autobus.", "Aspetto lei. Aspetto l'autobus."],
  ["Aspetto per un'ora.", "Aspetto per un'ora."],
  ["la mia casa", "la mia casa"],
  ["No tocchi il tasto. No, grazie. No grazie.", "Non tocchi il tasto. No, grazie. No grazie."],
  ["Buono, su il tasto, su la porta, su l'uscio.", "Bene, sul tasto, sulla porta, su l'uscio."],
])("turns %j into %j", (text, tidy) => {
  expect(tidyItalian(text)).toBe(tidy);
});
