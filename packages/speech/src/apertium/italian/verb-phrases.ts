import {
  inSteps,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { progressive } from "./progressive.ts";
import { asHaving, asParticiple, procliticOf } from "./verb-forms.ts";

/** What one comes to without having managed it. */
const THINKING = new Set(["pensare", "credere", "dire", "immaginare", "chiedere"]);

/** Says "riesco a dormire" for "conseguo dormire" and French "arrivo a dormire". */
const manage = (units: readonly Unit[]): Unit[] => {
  const managed = units.map((unit, at) => managesAt(units, at));
  return units.flatMap((unit, at) => {
    if (managed[at] !== undefined) return [withLemma(unit, "riuscire")];
    const verb = managed.indexOf(at);
    if (verb === -1) return lemmaOf(unit) === "di" && managed.includes(at + 1) ? [] : [unit];
    return isA(units[at - 1], "pr") && lemmaOf(units[at - 1]) === "a"
      ? [unit]
      : [word("a<pr>"), unit];
  });
};

/** Returns where the infinitive stands that somebody manages to do. */
function managesAt(units: readonly Unit[], at: number): number | undefined {
  const verb = lemmaOf(units[at]);
  const next = skipAdverbs(units, at + 1);
  const what = isA(units[next], "pr") ? next + 1 : next;
  if (!isA(units[at], "vblex") || !isA(units[what], "inf")) return undefined;
  if (verb === "conseguire")
    return what === next || lemmaOf(units[next]) === "di" ? what : undefined;
  const comes = verb === "arrivare" && what > next && lemmaOf(units[next]) === "a";
  return comes && !THINKING.has(lemmaOf(units[what])) ? what : undefined;
}

/** Says "nessuno riesce da solo" for "nessuno consegue", which gets nothing. */
const succeed = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "conseguire" || !isA(unit, "vblex") || unit.word.includes("+"))
      return unit;
    const auxiliary = isA(unit, "pp") ? skipAdverbs(units, at - 1, -1) : at;
    const isGotten = isA(units[auxiliary], "vbser") || isClitic(units[auxiliary - 1]);
    const next = units[skipAdverbs(units, at + 1)];
    const hasObject = isA(
      next,
      "det",
      "n",
      "np",
      "num",
      "prn",
      "inf",
      "predet",
      "ind",
      "cnjsub",
      "adj",
    );
    return isGotten || hasObject ? unit : withLemma(unit, "riuscire");
  });

/** Says "mi capitava di piangere" for French "mi arrivava di piangere". */
const happenTo = (units: readonly Unit[]): Unit[] => {
  const isHappening = (at: number): boolean =>
    lemmaOf(units[at]) === "arrivare" &&
    isA(units[at], "p3") &&
    isClitic(units[at - 1]) &&
    ["da", "di"].includes(lemmaOf(units[at + 1])) &&
    isA(units[at + 2], "inf");
  return units.map((unit, at) => {
    if (isHappening(at)) return withLemma(unit, "capitare");
    return isHappening(at - 1) ? withLemma(unit, "di") : unit;
  });
};

/** Says "mi rende felice" for "mi fa felice". */
const makeSo = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const what = skipAdverbs(units, at + 1);
    const isSo = isA(units[what], "adj") && !isA(units[what], "ind") && !isA(units[what + 1], "n");
    const pronoun = units[at - 1];
    const isWhom = isClitic(pronoun) && !isA(pronoun, "ref", "adv");
    return lemmaOf(unit) === "fare" && isFinite(unit) && isSo && isWhom
      ? withLemma(unit, "rendere")
      : unit;
  });

/** Before them, "finisco di mangiare" is no news: "quando finisco di mangiare". */
const WHENEVER = new Set(["quando", "appena", "se", "finché", "ogni volta che", "prima che"]);

/** Says "ho appena mangiato" for "finisco di mangiare". */
const justDone = (units: readonly Unit[]): Unit[] => {
  const isJust = (at: number): boolean =>
    lemmaOf(units[at]) === "finire" &&
    isA(units[at], "pri", "pii") &&
    isFinite(units[at]) &&
    lemmaOf(units[at + 1]) === "di" &&
    isA(units[at + 2], "inf") &&
    !WHENEVER.has(lemmaOf(units[skipSubject(units, at - 1)])) &&
    !isAtHour(units, at + 3);
  return units.flatMap((unit, at) => {
    if (isJust(at)) {
      const [pronoun] = procliticOf(units[at + 2]);
      const just = [asHaving(unit), word("appena<adv>")];
      return pronoun
        ? [{ ...pronoun, blank: unit.blank }, ...just.map((each) => ({ ...each, blank: " " }))]
        : just;
    }
    if (isJust(at - 1)) return [];
    return isJust(at - 2) ? [asParticiple(unit)] : [unit];
  });
};

const skipSubject = (units: readonly Unit[], at: number): number =>
  isA(units[at], "tn", "adv") && !WHENEVER.has(lemmaOf(units[at])) ? at - 1 : at;

/** Whether the clause ends with an hour: "finisco di lavorare alle sei". */
function isAtHour(units: readonly Unit[], from: number): boolean {
  const end = units.findIndex((unit, at) => at >= from && isA(unit, "cm", "sent"));
  return isA(units[end - 1], "num") && isA(units[end - 3], "pr");
}

/** Says "osano parlare", which Catalan says of itself: "s'atreveixen a parlar". */
const dare = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isOfDaring(units, at)) return [];
    if (isDaring(unit)) return [{ ...unit, word: unit.word.replace(/<pp>.*/u, "<pp><m><sg>") }];
    return isA(unit, "vbser") && isDaring(units[skipAdverbs(units, at + 1)])
      ? [asHaving(unit)]
      : [unit];
  });

const isDaring = (unit: Unit | undefined): boolean => lemmaOf(unit) === "osare";

function isOfDaring(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  if (lemmaOf(unit) === "a" && isA(next, "inf"))
    return isDaring(units[skipAdverbs(units, at - 1, -1)]);
  const verb = isA(next, "vbser", "vbhaver") ? units[skipAdverbs(units, at + 2)] : next;
  return isClitic(unit) && isA(unit, "ref", "p1", "p2") && isDaring(verb);
}

/** Says with the verbs of Italian what other languages say with several or with others. */
export const verbPhrases = inSteps(manage, succeed, happenTo, makeSo, justDone, progressive, dare);
