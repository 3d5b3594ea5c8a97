import {
  inside,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensClause,
  skipClitics,
  type Unit,
} from "../units.ts";

/** Pronouns of who does something to themselves, by the tags of their verb. */
const ONESELF: Readonly<Record<string, string>> = {
  "<p1><sg>": "me<prn><pro><p1><mf><sg>",
  "<p2><sg>": "te<prn><pro><p2><mf><sg>",
  "<p1><pl>": "nos<prn><pro><p1><mf><pl>",
  "<p2><pl>": "os<prn><pro><p2><mf><pl>",
};
/** Returns the pronoun of who does what a verb says to themselves. */
export const selfOf = (verb: Unit | undefined): string =>
  ONESELF[PERSON.exec(verb?.word ?? "")?.[0] ?? ""] ?? "se<prn><pro><ref><p3><mf><sp>";
const PERSON = /<p[123]><(?:sg|pl)>/u;

/**
 * Lets somebody do to themselves what a verb says: "quedo" → "me quedo", "vamos a quedar" → "vamos a quedarnos". A verb
 * with a pronoun stays as it is.
 */
export const toThemselves = (units: readonly Unit[], at: number): Unit[] =>
  withPronoun(units, at, selfOf);

/** Gives a verb that has none a pronoun, which may depend on the verb that has its person. */
export function withPronoun(
  units: readonly Unit[],
  at: number,
  pronounOf: (verb: Unit | undefined) => string,
): Unit[] {
  const unit = units[at];
  if (!unit) return [];
  const hasPronoun = isClitic(units[at - 1]) || unit.word.includes("+");
  if (hasPronoun) return [unit];
  if (isA(unit, "imp", "inf", "ger")) {
    const verb = isA(unit, "imp") ? unit : governor(units, at);
    return [{ ...unit, word: `${unit.word}+${pronounOf(verb).replace("<pro>", "<enc>")}` }];
  }
  if (!isFinite(unit)) return [unit];
  const self = pronounOf(unit);
  const starts = /^\p{Lu}/u.test(unit.word);
  return [
    { word: starts ? self.charAt(0).toUpperCase() + self.slice(1) : self, blank: unit.blank },
    { word: inside(unit.word), blank: " " },
  ];
}

/** Returns the verb with a person that an infinitive or a gerund belongs to. */
function governor(units: readonly Unit[], at: number): Unit | undefined {
  for (let before = at - 1; before >= 0 && !opensClause(units[before]); before -= 1) {
    const unit = units[before];
    if (!isFinite(unit)) continue;
    return LETS.has(lemmaOf(unit)) && isClitic(units[skipClitics(units, before - 1, -1) + 1])
      ? undefined
      : unit;
  }
  return undefined;
}

/** Verbs whose infinitive is of somebody else: "me hizo quedarse" is rare, "no le dejes ponerse" is not. */
const LETS = new Set("dejar hacer permitir ayudar enseñar ver oír pedir gustar".split(" "));
