import { caseLike } from "../../capitals.ts";
import { inside, isA, isFinite, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";
import { procliticOf } from "./verb-forms.ts";

/**
 * Says "prima che qualcuno ci paghi" for "prima di qualcuno pagarci", as Portuguese gives an infinitive a subject, and
 * "prima di tagliarlo" where that is the listener.
 */
export function withOwnSubject(units: readonly Unit[]): Unit[] {
  const changed = [...units];
  for (let at = 0; at < changed.length; at += 1) {
    const before = changed[at];
    const doing = before && lemmaOf(before) === "prima di" ? skipSubject(changed, at + 1) : at;
    const verb = changed[doing];
    if (!before || !verb || doing <= at + 1 || !isA(verb, "inf", "prs")) continue;
    const subject = changed.slice(at + 1, doing);
    if (lemmaOf(subject[0]) === "lei" && isA(verb, "inf")) {
      changed.splice(at + 1, subject.length);
      continue;
    }
    const that = { ...before, word: `${caseLike(before.word, "prima che")}<cnjadv>` };
    const tense = isTold(changed) ? "<pis>" : "<prs>";
    const does = verb.word.replace(/<inf>.*/u, `${tense}${personOf(subject)}`);
    const done = [...procliticOf(verb), { ...verb, word: does }];
    changed.splice(at, doing - at + 1, that, ...named(subject), ...done);
  }
  return changed;
}

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
