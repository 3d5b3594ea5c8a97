import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, type Unit, withLemma } from "../units.ts";
import { conjugateSpanish } from "./conjugate.ts";
import { VERBS_WITHOUT_ENDINGS, WITHOUT_ENDINGS } from "./without-endings.ts";

/** Gives an ending to nouns, adjectives, adverbs and verbs for which the pair from Portuguese has none. */
export const inflect = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => {
    const lemma = lemmaOf(unit);
    const stressed = VERBS_WITHOUT_ENDINGS.get(lemma);
    if (isA(unit, "vblex") && stressed) return conjugated(unit, lemma, stressed);
    if (!WITHOUT_ENDINGS.has(lemma) || !isA(unit, "n", "adj", "adv")) return unit;
    const form = isA(unit, "adj") && isA(unit, "f") ? feminineOf(lemma) : lemma;
    return withForm(unit, isA(unit, "pl") ? pluralOf(form) : form);
  });

const feminineOf = (adjective: string): string =>
  adjective
    .replace(/o$/u, "a")
    .replace(/(?<=or)$/u, "a")
    .replace(/ón$/u, "ona");

/** "Copias de seguridad", "jóvenes", "riñones", "lápices"; "paraguas" is one and many. */
function pluralOf(word: string): string {
  const [noun = "", rest = ""] = word.split(/(?<=^\S+)(?= de )/u);
  if (/[aeiou]s$/u.test(noun)) return word;
  if (/[aeiouáéó]$/u.test(noun)) return `${noun}s${rest}`;
  const stem = /[áéíóú][ns]$/u.test(noun)
    ? noun.replace(/[áéíóú](?=.$)/u, (vowel) => "aeiou"[ACCENTED.indexOf(vowel)] ?? vowel)
    : noun.replace(/[aeiou](?=[^aeiou]+[aeiou]n$)/u, accent);
  return `${stem.replace(/z$/u, "c")}es${rest}`;
}

/** Writes a form and keeps a capital. */
const withForm = (unit: Unit, form: string): Unit => withLemma(unit, caseLike(unit.word, form));

/** Conjugates a verb and writes the pronouns that lean on it: "rállelo". */
function conjugated(unit: Unit, lemma: string, stressed: string): Unit {
  const [verb = "", ...pronouns] = unit.word.split("+");
  const tags = /<vblex>(.*)$/u.exec(verb)?.[1] ?? "";
  const form = conjugateSpanish(lemma, tags, stressed);
  const leaning = pronouns.map(formOf).join("");
  const shifts = leaning !== "" && (!tags.startsWith("<inf>") || pronouns.length > 1);
  return withForm({ ...unit, word: verb }, (shifts ? accented(form) : form) + leaning);
}

/** Writes a pronoun: `lo<prn><enc><p3><f><pl>` is "las". */
function formOf(pronoun: string): string {
  const lemma = lemmaOf({ word: pronoun, blank: "" });
  const form = lemma === "lo" && pronoun.includes("<f>") ? "la" : lemma;
  return /^l[aeo]$/u.test(form) && pronoun.includes("<pl>") ? `${form}s` : form;
}

/** Writes the stress that a pronoun would move. */
const accented = (form: string): string =>
  /[áéíóú]/u.test(form)
    ? form
    : form.replace(STRESS, (vowels) => vowels.replace(/[aeo](?!.*[aeo])|^[iu]$/u, accent));

const accent = (vowel: string): string => ACCENTED["aeiou".indexOf(vowel)] ?? vowel;
const ACCENTED = "áéíóú";

/** The last vowels of "derretir", or those before the last of "derrita" and "derritiendo". */
const STRESS = /[aeiou]+(?=r$|[^aeiou]+[aeiou]+[ns]?$)/u;
