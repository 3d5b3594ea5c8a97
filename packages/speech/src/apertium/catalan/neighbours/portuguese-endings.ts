import { caseLike } from "../../../capitals.ts";
import { conjugate } from "../../disambiguation/portuguese/conjugate.ts";
import { CATALAN_PORTUGUESE } from "../../senses/catalan-portuguese.ts";
import { pluralOf } from "../../senses/in-sense.ts";
import { isA, lemmaOf, type Unit, withLemma } from "../../units.ts";

/** Portuguese words from the list of senses; the pair from Catalan has endings for only some of them. */
export const WITHOUT_PORTUGUESE_ENDINGS: ReadonlySet<string> = new Set(
  [...CATALAN_PORTUGUESE.better.values()].map(({ lemma }) => lemma),
);

/** Gives them their endings. */
export const inflectPortuguese = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => {
    const lemma = lemmaOf(unit);
    if (!WITHOUT_PORTUGUESE_ENDINGS.has(lemma)) return unit;
    if (isA(unit, "vblex")) return conjugated(unit, lemma);
    const form = isA(unit, "adj") && isA(unit, "f") ? feminineOf(lemma) : lemma;
    return withForm(unit, isA(unit, "pl") ? pluralOf(form) : form);
  });

/** "Teimosa", "resmungona", "crua". */
const feminineOf = (adjective: string): string =>
  adjective.replace(/ão$/u, "ono").replace(/u$/u, "uo").replace(/o$/u, "a");

const withForm = (unit: Unit, form: string): Unit => withLemma(unit, caseLike(unit.word, form));

/** Conjugates a verb, and writes the pronouns behind it: "penteiem-se". */
function conjugated(unit: Unit, lemma: string): Unit {
  const [verb = "", ...pronouns] = unit.word.split("+");
  const reading = lemma + verb.slice(verb.indexOf("<")).replace("<imp>", "<prs>");
  const form = formsOf(lemma).get(reading);
  return form ? withForm({ ...unit, word: verb }, [form, ...pronouns.map(formOf)].join("-")) : unit;
}

const known = new Map<string, Map<string, string>>();

/** Maps a verb's readings to their forms. */
function formsOf(verb: string): Map<string, string> {
  const found = known.get(verb) ?? new Map<string, string>();
  if (found.size === 0)
    for (const [form, readings] of conjugate(verb))
      for (const reading of readings) found.set(reading, form);
  known.set(verb, found);
  return found;
}

const formOf = (pronoun: string): string => {
  const lemma = lemmaOf({ word: pronoun, blank: "" });
  const form = lemma === "o" && pronoun.includes("<f>") ? "a" : lemma;
  return /^[oa]$/u.test(form) && pronoun.includes("<pl>") ? `${form}s` : form;
};
