import { expect, it } from "vitest";
import { sayFreelyInItalian } from "./word-by-word.ts";

it.each([
  ["Ho aspettato molto di tempo.", "Ho aspettato molto tempo."],
  ["Io anche avevo paura.", "Anch'io avevo paura."],
  ["Il mio problema, è il tempo.", "Il mio problema è il tempo."],
  ["Mi ho accorto che piove.", "Mi sono accorto che piove."],
  ["Mi ne ho accorto tardi.", "Me ne sono accorto tardi."],
  ["Mi ha aiutato, ti ho visto.", "Mi ha aiutato, ti ho visto."],
  ["Dovresti ti riposare.", "Dovresti riposarti."],
  ["Si comincia per pelare.", "Si comincia a pelare."],
  ["Tre metri per busta del suolo.", "Tre metri sopra il suolo."],
  ["Vive qui da due anni fa, due anni fa.", "Vive qui da due anni, due anni fa."],
  ["Dovevano essere qui c'è un'ora.", "Dovevano essere qui un'ora fa."],
  ["Bisogna pazienza.", "Ci vuole pazienza."],
  ["Bisogna due ore.", "Ci vogliono due ore."],
  ["Bisogna alzarsi e bisogna non parlare.", "Bisogna alzarsi e bisogna non parlare."],
])("says %j as %j", (text, said) => {
  expect(sayFreelyInItalian(text)).toBe(said);
});
