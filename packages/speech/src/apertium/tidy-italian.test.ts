import { expect, it } from "vitest";
import { tidyItalian } from "./tidy-italian.ts";

it.each([
  ["Che lei vuole? Ma che loro fanno?", "che cosa vuole? Ma che cosa fanno?"],
  ["qualcosa nuovo, niente di buono", "qualcosa di nuovo, niente di buono"],
  ["Non, non posso.", "No, non posso."],
  ["Lo siedo molto. Mi siedo molto spesso.", "mi dispiace molto. Mi siedo molto spesso."],
  ["Buono giorno, quanta meteo?", "Buongiorno, quanto tempo?"],
  ["La mia nonna e il suo fratello", "mia nonna e suo fratello"],
  ["Val, è un pò di pane, se vi piace.", "va bene, è un po' di pane, per favore."],
  ["la mia casa", "la mia casa"],
])("turns %j into %j", (text, tidy) => {
  expect(tidyItalian(text)).toBe(tidy);
});
