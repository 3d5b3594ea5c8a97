import {
  inSteps,
  isA,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Step,
  withLemma,
  word,
} from "../units.ts";

/** Says "j'ai réussi à le réparer" for "j'ai obtenu le réparer". */
const succeed: Step = (units) =>
  units.flatMap((unit, at) => {
    const next = skipClitics(units, skipAdverbs(units, at + 1));
    return lemmaOf(unit) === "obtenir" && isA(unit, "vblex") && isA(units[next], "inf")
      ? [withLemma(unit, "réussir"), word("à<pr>")]
      : [unit];
  });

/** Says "j'ai passé deux heures" for "je suis passé deux heures". */
const spendTime: Step = (units) =>
  units.map((unit, at) => {
    const done = skipAdverbs(units, at + 1);
    const spent = units.slice(done + 1, done + 5).findIndex((each) => TIME.has(lemmaOf(each)));
    const between = units.slice(done + 1, done + 1 + Math.max(0, spent));
    return lemmaOf(unit) === "être" &&
      units[done]?.word.startsWith("passer<vblex><pp>") === true &&
      spent > 0 &&
      between.every((each) => isA(each, "det", "num", "adj", "predet"))
      ? { ...unit, word: unit.word.replace(/^être<vb\w+>/iu, "avoir<vbhaver>") }
      : unit;
  });

/** Says "dites-lui d'attendre" for "dites-lui pour attendre". */
const tellTo: Step = (units) =>
  units.map((unit, at) => {
    const verb = units[skipAdverbs(units, at - 1, -1)];
    return unit.word.startsWith("pour<pr>") &&
      isA(units[skipClitics(units, skipAdverbs(units, at + 1))], "inf") &&
      lemmaOf(verb) === "dire" &&
      isA(verb, "vblex")
      ? withLemma(unit, "de")
      : unit;
  });

/** Says what is managed, how long something is done, and what somebody is told to do. */
export const doThings = inSteps(succeed, spendTime, tellTo);

const TIME: ReadonlySet<string> = new Set(
  "seconde minute heure jour journée nuit soirée matinée semaine mois an année vie temps été hiver vacance week-end".split(
    " ",
  ),
);
