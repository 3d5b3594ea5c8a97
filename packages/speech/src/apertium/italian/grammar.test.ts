import { expect, it } from "vitest";
import { italianGrammar } from "./grammar.ts";

it.each([
  ["Pioveva, siccome resto.", "Plovia, doncs em quedo.", "Pioveva, quindi resto."],
  ["Siete prudenti.", "Sigueu prudents.", "Siate prudenti."],
  ["Siete bravi.", "Sou bons.", "Siete bravi."],
  ["Voglio rivedere-vi.", "", "Voglio rivedervi."],
  ["Bere acqua e vi riposare.", "", "Bere acqua e riposarvi."],
  ["Vi posso aiutare, mi piace il mare.", "", "Vi posso aiutare, mi piace il mare."],
  ["L'estate ultima, l'ultima estate.", "", "L'estate scorsa, l'ultima estate."],
  ["Una ora dopo. Tutto si è passato bene.", "", "Un'ora dopo. Tutto è andato bene."],
  ["Ho male di capo da ieri alla sera.", "", "Ho mal di testa da ieri sera."],
])("turns %j (%j) into %j", (text, original, right) => {
  expect(italianGrammar(text, original)).toBe(right);
});
