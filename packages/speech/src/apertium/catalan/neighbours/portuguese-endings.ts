import { caseLike } from "../../../capitals.ts";
import { conjugate } from "../../disambiguation/portuguese/conjugate.ts";
import { pluralOf } from "../../senses/in-sense.ts";
import { isA, lemmaOf, type Unit, withLemma } from "../../units.ts";

/** Portuguese nouns, adjectives and verbs for which the pair from Catalan has no endings. */
export const WITHOUT_PORTUGUESE_ENDINGS: ReadonlySet<string> = new Set(
  `abelha abobrinha adoçar alergia almofada alto-falante assar avarento avelã azedo barriga barulhento
    berinjela bigode biscoito blusa bolo boné branquear bronzear cabra capô careca carrinho casaco castanha
    cicatriz colher cortina coruja creche crocante croissant desparafusar diesel embalar emprestar entediar enrolar
    enxaguar enxaqueca ervilha escova esparadrapo esperto esponja esquiar estojo estressado feder framboesa
    friorento ganso garfo gesso grelhar guardanapo guloso javali devir papelão joaninha latir lava-louças linguiça lixar macarrão
    maionese manco manteiga margarida maroto marrom mirtilo morango mostarda nabo nojento ostra ouriço pano
    parafusar pardal pegajoso pentear pera persiana pimenta pincel policial pré-escola pulseira quadril
    rabanete ralar rotatória ruga saborear salmão salsicha secador sincero sofá sussurrar suéter sótão teimoso
    tesoura tigela tontura toranja tossir tricotar umbigo vinagre violeta xarope zangar`.split(
    /\s+/u,
  ),
);

/** Gives them their endings. */
export const inflectPortuguese = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => {
    const lemma = lemmaOf(unit);
    if (!WITHOUT_PORTUGUESE_ENDINGS.has(lemma)) return unit;
    if (isA(unit, "vblex")) return conjugated(unit, lemma);
    const form =
      isA(unit, "adj") && isA(unit, "f") ? lemma.replace(/o$/u, "a").replace(/ão$/u, "ona") : lemma;
    return withForm(unit, isA(unit, "pl") ? pluralOf(form) : form);
  });

const withForm = (unit: Unit, form: string): Unit => withLemma(unit, caseLike(unit.word, form));

/** Conjugates a verb, and writes the pronouns behind it: "penteiem-se". */
function conjugated(unit: Unit, lemma: string): Unit {
  const [verb = "", ...pronouns] = unit.word.split("+");
  const reading = lemma + verb.slice(verb.indexOf("<")).replace("<imp>", "<prs>");
  const form = stressed(formsOf(lemma).get(reading), lemma);
  return form ? withForm({ ...unit, word: verb }, [form, ...pronouns.map(formOf)].join("-")) : unit;
}

/** "Penteio" of "pentear". */
const stressed = (form: string | undefined, verb: string): string | undefined =>
  verb.endsWith("ear") ? form?.replace(/e(?=(?:o|as?|am|es?|em)$)/u, "ei") : form;

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
