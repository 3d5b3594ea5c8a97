import { caseLike } from "../../capitals.ts";
import { lemmaOf, type Unit } from "../units.ts";

/** Better translations than a pair's, and translations of words that it does not know. */
export interface Senses {
  /** By the word's form in the dictionary and its class, "carreira<n>", or its number as well: "meia<n><pl>". */
  readonly better: ReadonlyMap<string, Sense>;
  /** Readings of words that the pair does not know, by their written form: `escovas` is `escova<n><f><pl>`. */
  readonly readings: ReadonlyMap<string, string>;
}

/** What a word means. */
export interface Sense {
  readonly lemma: string;
  /** Of a noun that has one gender; "mf" of an adjective that is written alike in both. */
  readonly gender?: string | undefined;
  /** Of a noun that has only one. */
  readonly number?: string | undefined;
}

interface Lists {
  /** Nouns: "carreira carrera f", "compra_e_venda compra f"; without a gender the noun keeps its own, with "sg" or "sp" it has only that number. A sense of one number only: "grama+sg césped m", "meia+pl calcetín m". */
  readonly n?: string;
  /** Verbs: "assinar signar". */
  readonly vblex?: string;
  /** Adjectives: "fluix debole". */
  readonly adj?: string;
  /** Adverbs: "un_po' una_mica". */
  readonly adv?: string;
  /** Nouns that the pair does not know, or as verbs only, both with their gender: "escova f raspall m". */
  readonly new?: string;
  /** Adjectives that the pair does not know: "esquisito estrany", with "mf" if the better one has one form: "bobo ximple mf". */
  readonly newAdj?: string;
}

/** Reads a pair's lists of words, which are separated by commas. */
export function sensesOf({ new: nouns = "", newAdj = "", ...better }: Lists): Senses {
  const sensesIn = (wordClass: string, list: string) =>
    entriesOf(list).map(([word = "", lemma = "", gender, number]) => {
      const [form = "", only] = word.replaceAll("_", " ").split("+");
      return [
        keyOf(form, wordClass, only),
        { lemma: lemma.replaceAll("_", " "), gender, number },
      ] as const;
    });
  const unknown = entriesOf(nouns);
  const translations = unknown.map(([word = "", , ...sense]) => [word, ...sense].join(" "));
  return {
    better: new Map([
      ...Object.entries(better).flatMap(([wordClass, list]) => sensesIn(wordClass, list)),
      ...sensesIn("n", translations.join(",")),
      ...sensesIn("adj", newAdj),
    ]),
    readings: new Map([
      ...entriesOf(newAdj).flatMap(([word = ""]) => adjectiveForms(word)),
      ...unknown.flatMap(([word = "", gender = ""]) => nounForms(word, gender)),
    ]),
  };
}

const keyOf = (lemma: string, wordClass: string, number?: string): string =>
  `${lemma}<${wordClass}>${number ? `<${number}>` : ""}`;

const entriesOf = (list: string): string[][] =>
  list
    .split(",")
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([word]) => word !== "");

/** A written form and its reading. */
type Form = readonly [string, string];

function nounForms(noun: string, gender: string): Form[] {
  const reading = (number: string) => `${noun}<n><${gender}><${number}>`;
  return [
    [noun, reading("sg")],
    [pluralOf(noun), reading("pl")],
  ];
}

function adjectiveForms(adjective: string): Form[] {
  const feminine = adjective.replace(/o$/u, "a").replace(/(?<=or)$/u, "a");
  const forms = (form: string, gender: string): Form[] => [
    [form, `${adjective}<adj><${gender}><sg>`],
    [pluralOf(form), `${adjective}<adj><${gender}><pl>`],
  ];
  return feminine === adjective
    ? forms(adjective, "mf")
    : [...forms(adjective, "m"), ...forms(feminine, "f")];
}

/** Returns the plural of a Portuguese noun or adjective. */
export const pluralOf = (word: string): string =>
  `${word
    .replace(/(?<=[rsz])$/u, "e")
    .replace(/m$/u, "n")
    .replace(/ão$/u, "õe")
    .replace(/e(?=l$)/u, "é")
    .replace(/ol$/u, "ói")
    .replace(/(?<=[aeéu])l$/u, "i")
    .replace(/il$/u, "i")
    .replace(/(?<=v)éi$/u, "ei")}s`;

/**
 * Chooses a better translation for words between the lookup in the bilingual dictionary and the transfer, which
 * lets articles, adjectives and participles agree with it.
 */
export const inSense = (units: readonly Unit[], senses: Senses): Unit[] =>
  units.map((unit) => {
    const [source = "", translation = source] = unit.word.split("/");
    const [, wordClass = ""] = /^[^<]*<([^>]+)>/.exec(source) ?? [];
    const ownNumber = source.includes("<pl>") ? "pl" : "sg";
    const sense =
      senses.better.get(keyOf(lemmaOf(unit), wordClass)) ??
      senses.better.get(keyOf(lemmaOf(unit), wordClass, ownNumber));
    if (!sense) return unit;
    const tags = translation.slice(translation.indexOf("<"));
    const lemma = caseLike(source, sense.lemma);
    return { ...unit, word: `${source}/${lemma}${agreeing(tags, sense, source)}` };
  });

/** Returns a translation's tags with the better one's gender and number. */
function agreeing(tags: string, { gender, number }: Sense, source: string): string {
  if (source.includes("<adj>"))
    return tags.replace(/<(?:m|f|mf|GD)>/u, (own) => genderOf(own, gender));
  return gender ? `<n><${gender}><${number ?? (source.includes("<pl>") ? "pl" : "sg")}>` : tags;
}

/** Returns an adjective's gender; "GD" if that is yet to be taken from its noun. */
const genderOf = (own: string, better: string | undefined): string =>
  better ? `<${better}>` : own.replace("<mf>", "<GD>");
