import { expect, it } from "vitest";
import { polishSentence } from "./polish-sentence.ts";

it.each([
  ["es", "Yo no puedo creer que usted vive aquí.", "No puedo creer que vive aquí."],
  ["es", "¿Usted podría decirme eso?", "¿Podría decirme eso?"],
  ["es", "Bien, yo no sé.", "Bien, no sé."],
  ["es", "Tú y yo vamos, yo también.", "Tú y yo vamos, yo también."],
  ["es", "Yo y tú vamos.", "Yo y tú vamos."],
  ["es", "Esto es para usted.", "Esto es para usted."],
  [
    "es",
    "Fue hay cerca de diez años. Hay dos casas.",
    "Fue hace cerca de diez años. Hay dos casas.",
  ],
  ["es", "Hay cuánto tiempo está aquí?", "Hace cuánto tiempo está aquí?"],
  ["it", "Io canto e lei balla.", "Canto e lei balla."],
  ["it", "Devo cercare di di nuovo,, che che dici?", "Devo cercare di nuovo, che dici?"],
  ["fr", "Je peux.", "Je peux."],
  ["fr", "à 9 heures:15, à 10:05 et à 8:00", "à 9 heures et quart, à 10 heures 5 et à 8 heures"],
  ["es", "a las 9:30 o 9:45", "a las 9 y media o 9 y 45"],
  ["es", "Pero yo leí libros, y nosotros vamos.", "Pero leí libros, y vamos."],
  ["es", "Pero yo tenía hambre.", "Pero yo tenía hambre."],
  ["es", "¿Cuándo yo podría cogerlo?", "¿Cuándo podría cogerlo?"],
  ["es", "¿Cuántos de ustedes? ¿Cómo ustedes dos?", "¿Cuántos de ustedes? ¿Cómo ustedes dos?"],
  ["it", "Allora io ho letto, ma noi siamo qui.", "Allora ho letto, ma siamo qui."],
  ["it", "Quando io potrei prenderlo?", "Quando potrei prenderlo?"],
  ["es", "Vivo aquí y yo trabajo en casa.", "Vivo aquí y trabajo en casa."],
  ["es", "Sé cuánto alquiler yo pago, como yo digo.", "Sé cuánto alquiler pago, como yo digo."],
  ["es", "Ana y yo creo, de lo que nosotros hablamos.", "Ana y yo creo, de lo que hablamos."],
  ["it", "Sai quanto affitto io pago e noi paghiamo.", "Sai quanto affitto pago e paghiamo."],
  [
    "it",
    "Che colore io dovrei dipingere, come io dico.",
    "Che colore dovrei dipingere, come io dico.",
  ],
  ["it", "Vieni tu e io e lei.", "Vieni tu e io e lei."],
  ["de", "um 9:30", "um 9:30"],
  ["fr", "Ça a été bien.", "Ça a été bien."],
  ["pt", "Eu posso.", "Eu posso."],
])("in %s, %j becomes %j", (target, text, said) => {
  expect(polishSentence(text, target)).toBe(said);
});
