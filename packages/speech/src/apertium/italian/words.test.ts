import { expect, it } from "vitest";
import { italianWords } from "./words.ts";

it.each([
  [
    "Posso dargli uno sconto, lei è qui.",
    "Puc donar-li un descompte, vostè és aquí.",
    "Posso darle uno sconto, lei è qui.",
  ],
  [
    "Posso dargli uno sconto.",
    "Puc donar-li un descompte, ell és amb vostè.",
    "Posso dargli uno sconto.",
  ],
  ["C'è alcuna altra cosa?", "", "C'è qualcos'altro?"],
  [
    "Vedo quello che si passa. Che cosa è passato?",
    "",
    "Vedo quello che succede. Che cosa è successo?",
  ],
  [
    "Veniamo il lunedì. Il lunedì è bello.",
    "Venim el dilluns.",
    "Veniamo lunedì. Il lunedì è bello.",
  ],
  ["Chiudete ai sabati, giovedì di mattina.", "", "Chiudete il sabato, giovedì mattina."],
  ["Siete preparati? È preparato con cura.", "", "Siete pronti? È preparato con cura."],
  ["Che buono vederla, davanti me, mezza ora.", "", "Che bello vederla, davanti a me, mezz'ora."],
  [
    "Ho imparato a toccare la chitarra, non toccare la porta.",
    "",
    "Ho imparato a suonare la chitarra, non toccare la porta.",
  ],
])("turns %j into better words", (text, catalan, better) => {
  expect(italianWords(text, catalan).toLowerCase()).toBe(better.toLowerCase());
});
