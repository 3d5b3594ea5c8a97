import { type Unit, word } from "../units.ts";

const TENSE = /<v\w+><\w+><p[123]><(?:sg|pl)>/u;
const PARTICIPLE = "<pp><m><sg>";

/** Gives a verb the tense and person of another: "cercando", like "sto", is "cerco". */
export const inTenseOf = (unit: Unit, finite: Unit): Unit => ({
  word: unit.word.replace(
    /<(?:ger|inf)>.*/u,
    TENSE.exec(finite.word)?.[0].replace(/<v\w+>/u, "") ?? "",
  ),
  blank: finite.blank,
});

/** Makes a verb the auxiliary that `auxiliaries` then chooses: "finisco" is "ho". */
export const asHaving = ({ word: form, blank }: Unit): Unit => ({
  word: `${/^\p{Lu}/u.test(form) ? "A" : "a"}vere${(TENSE.exec(form)?.[0] ?? "").replace(/<v\w+>/u, "<vbhaver>")}`,
  blank,
});

/** Makes what was done of an infinitive, a gerund or a conditional. */
export const asParticiple = (unit: Unit): Unit => ({
  ...unit,
  word: unit.word.replace(/<(?:inf|ger|cni)>.*/u, PARTICIPLE),
});

/** Returns the pronoun of an infinitive as it stands before a verb. */
export function procliticOf(unit: Unit | undefined): Unit[] {
  const [, enclitic] = /\+(.+)$/u.exec(unit?.word ?? "") ?? [];
  return enclitic && !enclitic.includes("+") ? [word(enclitic.replace("<enc>", "<pro>"))] : [];
}
