import { inside, isA, isFinite, lemmaOf, type Unit, word } from "./units.ts";

/**
 * Asks not to do something with the subjunctive and its pronouns before it, as Spanish and Catalan do: Italian asks with
 * the imperative, "non buttatelo", or one person with the infinitive, "non dirgli niente".
 */
export const askNotTo = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const tags = askedOf(units, at);
    if (!tags || lemmaOf(units[at - 1]) !== "no") return [unit];
    const [verb = "", ...pronouns] = unit.word.split("+");
    const before = pronouns.map((pronoun) => pronoun.replace("<enc>", "<pro>"));
    const [first, ...others] = [...before, inside(verb.replace(ASKED, tags))];
    return [{ ...unit, word: first }, ...others.map(word)];
  });

const ASKED = /<imp><p2><(?:sg|pl)>|<inf>/;

/** Returns the tags of who is asked; undefined where nobody is. */
function askedOf(units: readonly Unit[], at: number): string | undefined {
  const unit = units[at];
  if (!isA(unit, "vblex", "vbser")) return undefined;
  const number = /<imp><p2>(<(?:sg|pl)>)/.exec(unit?.word ?? "")?.[1];
  if (number) return `<prs><p2>${number}`;
  return isA(unit, "inf") && isA(units[at - 2] ?? SENTENCE, "sent") && !isSubject(units, at)
    ? "<prs><p2><sg>"
    : undefined;
}

const SENTENCE = word(".<sent>");

/** "Non dormire è pericoloso" asks nobody. */
function isSubject(units: readonly Unit[], infinitive: number): boolean {
  const rest = units.slice(infinitive + 1);
  const end = rest.findIndex((unit) =>
    isA(unit, "sent", "cm", "cnjcoo", "cnjsub", "cnjadv", "rel"),
  );
  return rest.slice(0, end === -1 ? undefined : end).some(isFinite);
}
