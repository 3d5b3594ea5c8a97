import {
  inside,
  isA,
  isFinite,
  lemmaOf,
  opensSentence,
  skipClitics,
  type Unit,
  word,
} from "./units.ts";

/**
 * Asks not to do something with the subjunctive and its pronouns before it, as Spanish and Catalan do: Italian asks with
 * the imperative, "non buttatelo", or one person with the infinitive, "non dirgli niente".
 */
export const askNotTo = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const tags = askedOf(units, at);
    const before = isA(unit, "inf") ? at - 1 : skipClitics(units, at - 1, -1);
    if (!tags || lemmaOf(units[before]) !== "no") return [unit];
    const [verb = "", ...pronouns] = unit.word.split("+");
    const leaning = pronouns.map((pronoun) => pronoun.replace("<enc>", "<pro>"));
    const [first, ...others] = [...leaning, inside(verb.replace(ASKED, tags))];
    return [{ ...unit, word: first }, ...others.map(word)];
  });

const ASKED = /<imp><p2><(?:sg|pl)>|<inf>/;

/** Returns the tags that ask one person or several not to; undefined if the unit is no request. */
function askedOf(units: readonly Unit[], at: number): string | undefined {
  const unit = units[at];
  if (!isA(unit, "vblex", "vbser")) return undefined;
  const number = /<imp><p2>(<(?:sg|pl)>)/.exec(unit?.word ?? "")?.[1];
  if (number) return `<prs><p2>${number}`;
  return isA(unit, "inf") && opensSentence(units[at - 2]) && !isSubject(units, at)
    ? "<prs><p2><sg>"
    : undefined;
}

/** Whether an infinitive is the subject of a later verb, which is no request: "non dormire è pericoloso". */
function isSubject(units: readonly Unit[], infinitive: number): boolean {
  const rest = units.slice(infinitive + 1);
  const end = rest.findIndex((unit) =>
    isA(unit, "sent", "cm", "cnjcoo", "cnjsub", "cnjadv", "rel"),
  );
  return rest.slice(0, end === -1 ? undefined : end).some(isFinite);
}
