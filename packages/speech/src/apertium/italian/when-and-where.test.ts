import { expect, it } from "vitest";
import { whenAndWhere } from "./when-and-where.ts";

it.each([
  [
    "Prima di 1815, a ogni inverno, tre volte nel giorno.",
    "Prima del 1815, ogni inverno, tre volte al giorno.",
  ],
  ["Nel capo di tre mesi, nelle sei, fino a otto ore.", "Dopo tre mesi, alle sei, fino alle otto."],
  ["In quest'epoca dell'anno.", "In questo periodo dell'anno."],
  [
    "Sì, tarderà circa un minuto, tarderà due ore.",
    "Sì, ci vorrà circa un minuto, ci vorranno due ore.",
  ],
  ["È a cammino, prima delle sei ore.", "È in arrivo, prima delle sei."],
  ["Qui sono i titoli, quando sia pronto.", "Ecco i titoli, quando sarà pronto."],
  ["Loro sono di vacanze in Italia.", "Loro sono in vacanza in Italia."],
  [
    "Ero là c'è circa due anni. C'è due anni di lavoro.",
    "Ero là circa due anni fa. C'è due anni di lavoro.",
  ],
  ["Entra in vigore il marzo.", "Entra in vigore a marzo."],
  ["Il marzo scorso, il 3 marzo.", "Il marzo scorso, il 3 marzo."],
  ["A due chilometri del mare, a un'ora di qui.", "A due chilometri dal mare, a un'ora di qui."],
  ["Vive qui da 2010. Nel terzo piano.", "Vive qui dal 2010. al terzo piano."],
  ["Il film tarda due ore. Tarda a venire.", "Il film dura due ore. Tarda a venire."],
])("%j becomes %j", (text, said) => {
  expect(whenAndWhere(text)).toBe(said);
});
