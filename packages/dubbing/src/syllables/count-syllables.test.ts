import { expect, it } from "vitest";
import type { LanguageCode } from "@dubdeck/domain";
import { countSyllables } from "./count-syllables.ts";

/** Counted by ear, or taken from a dictionary's hyphenation. */
const CASES: Readonly<Record<LanguageCode, readonly [text: string, syllables: number][]>> = {
  en: [
    ["Ask not what your country can do for you.", 10],
    ["In 1961 he was 43 years old.", 13],
    ["Anna paid $20, about 5% more.", 13],
    ["The FBI called NASA.", 7],
  ],
  es: [
    ["La ciudad de Guatemala", 8],
    ["El país construyó un río artificial.", 13],
    ["¿Qué había en aquella guerra?", 10],
    ["Nació el 3 de mayo de 1961.", 19],
  ],
  fr: [
    ["Je m'appelle Marie.", 5],
    ["Aujourd'hui, le travailleur écoute la radio.", 12],
    ["Les enfants réalisent un poème naïf.", 11],
    ["Nous voyons 21 maisons.", 8],
    ["Il faut oublier la première nation.", 10],
  ],
  it: [
    ["La mia famiglia abita in città.", 12],
    ["Buongiorno, come va? Quanto costa?", 10],
    ["Ho 20 anni e due zii.", 9],
  ],
  pt: [
    ["A história de Portugal é antiga.", 12],
    ["O dia amanheceu com água e pão.", 12],
    ["Ele tem 30 anos e quer viajar.", 12],
  ],
  de: [
    ["Die Bäuerin trinkt einen Tee im Theater.", 12],
    ["Das geschah 1961.", 11],
    ["Etwa 20 Prozent", 6],
  ],
  tr: [
    ["Günaydın, bugün nasılsınız?", 9],
    ["Saat 7'de 25 kişi geldi.", 12],
  ],
  ja: [
    ["おはようございます。", 8],
    ["コーヒーをください", 7],
    ["日本の学校", 6],
    ["25分", 4],
  ],
  zh: [
    ["你好，今天天气很好。", 8],
    ["1961年", 5],
    ["我有25本书。", 7],
  ],
  ar: [
    ["مدرسة", 3],
    ["كتاب", 2],
    ["السلام عليكم", 6],
    ["كِتَابٌ", 3],
    ["25", 5],
  ],
};

it.each(Object.entries(CASES))("counts %s", (language, cases) => {
  const counted = cases.map(([text]) => [text, countSyllables(text, language as LanguageCode)]);
  expect(counted).toEqual(cases);
});

it("counts nothing in punctuation and reads long numbers digit by digit", () => {
  expect(countSyllables("… — ?!", "es")).toBe(0);
  expect(countSyllables("", "ja")).toBe(0);
  expect(countSyllables("612345678", "es")).toBe(14);
  expect(countSyllables("1.000.000", "es")).toBe(countSyllables("un millón", "es"));
  expect(countSyllables("٢٥", "ar")).toBe(countSyllables("25", "ar"));
});
