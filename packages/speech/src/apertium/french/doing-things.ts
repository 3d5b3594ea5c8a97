import {
  inSteps,
  isA,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Step,
  type Unit,
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

/** Says "nous avons passé deux heures à lire" for "nous sommes passés deux heures en lisant". */
const spendTime: Step = (units) => {
  const said = [...units];
  for (const [at, unit] of units.entries()) {
    const time = lemmaOf(unit) === "passer" && isA(unit, "vblex") ? timeAfter(units, at) : -1;
    if (time < 0) continue;
    const have = skipAdverbs(units, at - 1, -1);
    const isDone = isA(unit, "pp") && ["être", "avoir"].includes(lemmaOf(units[have]));
    if (isDone) said[at] = { ...unit, word: unit.word.replace(/<pp>.*/u, "<pp><m><sg>") };
    change(said, isDone ? have : -1, /^être<vb\w+>/iu, "avoir<vbhaver>");
    if (lemmaOf(units[time + 1]) !== "en") continue;
    const doing = skipClitics(units, time + 2);
    if (!isA(units[doing], "ger")) continue;
    change(said, time + 1, /^en</u, "à<");
    change(said, doing, /<ger>/u, "<inf>");
  }
  return said;
};

/** Returns where the time that follows a verb ends; -1 if something else does. */
function timeAfter(units: readonly Unit[], verb: number): number {
  let at = skipAdverbs(units, verb + 1);
  const first = at;
  while (isA(units[at], "det", "num", "adj", "predet")) at += 1;
  if (at === first || !TIME.has(lemmaOf(units[at]))) return -1;
  const isWeekend = lemmaOf(units[at]) === "fin" && lemmaOf(units[at + 2]) === "semaine";
  return isWeekend ? at + 2 : at;
}

/** Changes the form of the word at a position, if there is one. */
function change(units: Unit[], at: number, from: RegExp, to: string): void {
  const unit = units[at];
  if (unit) units[at] = { ...unit, word: unit.word.replace(from, to) };
}

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
  "seconde minute heure jour journée nuit soirée matinée semaine mois an année vie temps été hiver vacance week-end fin après-midi".split(
    " ",
  ),
);
