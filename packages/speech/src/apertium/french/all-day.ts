import { allTheTime } from "../all-the-time.ts";
import { caseLike } from "../../capitals.ts";
import { inSteps, isA, lemmaOf, type Unit } from "../units.ts";

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

const WHOLE_TIME = {
  whole: "entier",
  all: "tout<predet>",
  times: new Set(Object.keys(LASTING)),
};

/** Says "toute la journée" for "tout le jour". */
const asItPasses = (units: readonly Unit[]): Unit[] => {
  const said = [...units];
  for (const [at, time] of units.entries()) {
    const noun = LASTING[lemmaOf(time)];
    const [all, the] = [units[at - 2], units[at - 1]];
    if (!noun || !all || !the || !isA(time, "n") || !isA(time, "sg")) continue;
    if (!isA(the, "def") || lemmaOf(all) !== "tout" || !isA(all, "predet")) continue;
    const gender = noun.includes("<f>") ? "<f>" : "<m>";
    said[at - 2] = { ...all, word: caseLike(all.word, `tout<predet>${gender}<sg>`) };
    said[at - 1] = { ...the, word: `le<det><def>${gender}<sg>` };
    said[at] = { ...time, word: `${noun}<sg>` };
  }
  return said;
};

/** Says "toute la nuit" and "toute la journée" for "la nuit entière" and "tout le jour". */
export const allDay = inSteps((units) => allTheTime(units, WHOLE_TIME), asItPasses);
