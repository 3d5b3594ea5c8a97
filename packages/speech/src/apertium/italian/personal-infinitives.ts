import { caseLike } from "../../capitals.ts";
import {
  inside,
  inSteps,
  isA,
  isFinite,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Unit,
  word,
} from "../units.ts";
import { asParticiple, procliticOf } from "./verb-forms.ts";

/**
 * Says "prima che qualcuno ci paghi" for "prima di qualcuno pagarci", as Portuguese gives an infinitive a subject, and
 * "prima di tagliarlo" where that is the listener.
 */
function before(units: readonly Unit[]): Unit[] {
  const changed = [...units];
  for (let at = 0; at < changed.length; at += 1) {
    const preposition = changed[at];
    const doing =
      preposition && lemmaOf(preposition) === "prima di" ? skipSubject(changed, at + 1) : at;
    const verb = changed[doing];
    if (!preposition || !verb || doing <= at + 1 || !isA(verb, "inf", "prs")) continue;
    const subject = changed.slice(at + 1, doing);
    if (lemmaOf(subject[0]) === "lei" && isA(verb, "inf")) {
      changed.splice(at + 1, subject.length);
      continue;
    }
    const that = { ...preposition, word: `${caseLike(preposition.word, "prima che")}<cnjadv>` };
    const tense = isTold(changed) ? "<pis>" : "<prs>";
    const does = verb.word.replace(/<inf>.*/u, `${tense}${personOf(subject)}`);
    const done = [...procliticOf(verb), { ...verb, word: does }];
    changed.splice(at, doing - at + 1, that, ...named(subject), ...done);
  }
  return changed;
}

/** Says "dopo che lei arriva" for "dopo lei arriva", "dopo che lei è entrata" for "dopo lei entrare". */
const after = (units: readonly Unit[]): Unit[] => {
  const verbs = units.map((unit, at) => {
    if (lemmaOf(unit) !== "dopo" || !isA(unit, "pr", "cnjadv")) return undefined;
    const isWho = isA(units[at + 1], "tn") && isA(units[at + 1], "p1", "p2", "p3");
    const verb = skipClitics(units, skipAdverbs(units, isWho ? at + 2 : at + 1));
    const isJoined = isWho || isA(unit, "cnjadv");
    return isJoined && (isFinite(units[verb]) || isA(units[verb], "inf")) ? verb : undefined;
  });
  return units.flatMap((unit, at) => {
    if (verbs[at] !== undefined || /^dopo<cnjadv>/iu.test(unit.word))
      return [{ ...unit, word: `${caseLike(unit.word, "dopo che")}<cnjadv>` }];
    const subject = verbs.indexOf(at);
    if (subject === -1) return [unit];
    if (!isA(unit, "inf")) return [{ ...unit, word: unit.word.replace("<prs>", "<pri>") }];
    const have = word(`avere<vbhaver><pri>${personOf(units.slice(subject, subject + 2))}`);
    return [have, asParticiple(unit)];
  });
};

const GOOD = new Set(["meglio", "momento", "ora", "peggio", "tempo"]);

/** Says "è meglio per lei pagare" for "è meglio perché lei paghi", "è ora per lei di partire" for "è ora di lei partire". */
function forWhom(units: readonly Unit[]): Unit[] {
  const changed = [...units];
  for (const [at, unit] of units.entries()) {
    const [be, good] = [units[skipAdverbs(units, at - 2, -1)], units[at - 1]];
    const isGood = isA(be, "vbser") && (isA(good, "adj") || GOOD.has(lemmaOf(good)));
    const who = skipSubject(units, at + 1);
    const doing = skipClitics(units, who);
    const verb = units[doing];
    const isFor =
      lemmaOf(unit) === "perché" ? isA(verb, "prs") : isTime(unit, good) && isA(verb, "inf");
    if (!isGood || who === at + 1 || !verb || !isFor) continue;
    const enclitics = units
      .slice(who, doing)
      .map((each) => `+${each.word.replace("<pro>", "<enc>")}`);
    const infinitive = verb.word.replace(/<prs>.*/u, "<inf>") + enclitics.join("");
    const of = isA(good, "n") ? [word("di<pr>")] : [];
    const words = [word("per<pr>"), ...named(units.slice(at + 1, who)), ...of, word(infinitive)];
    changed.splice(at + changed.length - units.length, doing - at + 1, ...words);
  }
  return changed;
}

const isTime = (unit: Unit, noun: Unit | undefined): boolean =>
  lemmaOf(unit) === "di" && isA(noun, "n");

/** Gives what somebody is to do, or has done, its subject as Italian does. */
export const withOwnSubject = inSteps(before, after, forWhom);

/** Returns the position behind a pronoun, a name or a noun with its article. */
function skipSubject(units: readonly Unit[], from: number): number {
  if (isA(units[from], "tn", "np")) return from + 1;
  let at = from;
  while (isA(units[at], "det", "adj")) at += 1;
  return at > from && isA(units[at], "n") ? at + 1 : from;
}

const named = (subject: readonly Unit[]): Unit[] =>
  subject.map((unit) => (isA(unit, "np") ? unit : word(inside(unit.word))));

const personOf = (subject: readonly Unit[]): string => {
  const who = subject.at(-1)?.word ?? "";
  const person = /<p[123]>/u.exec(who)?.[0] ?? "<p3>";
  return person + (who.includes("<pl>") ? "<pl>" : "<sg>");
};

/** Returns whether a sentence is in a past tense: "uscì", "era uscito", "ha pagato". */
const isTold = (units: readonly Unit[]): boolean =>
  units.some(
    (unit, at) =>
      isA(unit, "pii", "ifi") ||
      (isFinite(unit) &&
        isA(unit, "vbhaver", "vbser") &&
        isA(units[skipAdverbs(units, at + 1)], "pp")),
  );
