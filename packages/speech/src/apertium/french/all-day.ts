import { caseLike } from "../../capitals.ts";
import { inside, isA, lemmaOf, type Unit, word } from "../units.ts";

/** What a time is called while it passes, with its gender. */
const LASTING: Readonly<Record<string, string>> = {
  jour: "journée<n><f>",
  matin: "matinée<n><f>",
  soir: "soirée<n><f>",
  an: "année<n><f>",
  journée: "journée<n><f>",
  matinée: "matinée<n><f>",
  soirée: "soirée<n><f>",
  année: "année<n><f>",
  nuit: "nuit<n><f>",
  semaine: "semaine<n><f>",
  "après-midi": "après-midi<n><m>",
  mois: "mois<n><m>",
  été: "été<n><m>",
  hiver: "hiver<n><m>",
};

/** Says "toute la nuit" and "toute la journée" for "la nuit entière" and "tout le jour". */
export function allDay(units: readonly Unit[]): Unit[] {
  const said = [...units];
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const [time] = said.slice(at);
    const noun = LASTING[lemmaOf(time)];
    if (!time || !noun || !isA(time, "n") || !isA(time, "sg") || !isA(said[at - 1], "def"))
      continue;
    const isWhole = lemmaOf(said[at + 1]) === "entier";
    const first = isA(said[at - 2], "predet") && lemmaOf(said[at - 2]) === "tout" ? at - 2 : at - 1;
    const opening = said[first];
    if (!opening || (!isWhole && first === at - 1)) continue;
    const gender = noun.includes("<f>") ? "<f>" : "<m>";
    const all = caseLike(opening.word, `tout<predet>${gender}<sg>`);
    const named = word(`${noun}<sg>`);
    const phrase = [
      { word: all, blank: opening.blank },
      word(inside(`le<det><def>${gender}<sg>`)),
      named,
    ];
    said.splice(first, at + (isWhole ? 2 : 1) - first, ...phrase);
  }
  return said;
}
