import { lemmaOf, type Unit } from "../units.ts";

/** Better translations than a pair's, and translations of words that it does not know. */
export interface Senses {
  /** By the word's form in the dictionary and its class: "carreira<n>". */
  readonly better: ReadonlyMap<string, Sense>;
  /** Readings of nouns that the pair does not know, by their written form: `escovas` is `escova<n><f><pl>`. */
  readonly nouns: ReadonlyMap<string, string>;
}

interface Sense {
  readonly lemma: string;
  /** Of a noun that has one gender. */
  readonly gender?: string | undefined;
  /** Of a noun that has only one. */
  readonly number?: string | undefined;
}

interface Lists {
  /** Nouns: "carreira carrera f", "compra_e_venda compra f"; without a gender the noun keeps its own, with "sg" or "sp" it has only that number. */
  readonly n?: string;
  /** Verbs: "assinar signar". */
  readonly vblex?: string;
  /** Adjectives: "fluix debole". */
  readonly adj?: string;
  /** Adverbs: "un_po' una_mica". */
  readonly adv?: string;
  /** Nouns that the pair does not know, or as verbs only, both with their gender: "escova f raspall m". */
  readonly new?: string;
}

/** Reads a pair's lists of words, which are separated by commas. */
export function sensesOf({ new: unknown = "", ...better }: Lists): Senses {
  const sensesIn = (wordClass: string, list: string) =>
    entriesOf(list).map(([word = "", lemma = "", gender, number]) => {
      return [
        `${word.replaceAll("_", " ")}<${wordClass}>`,
        { lemma: lemma.replaceAll("_", " "), gender, number },
      ] as const;
    });
  const nouns = entriesOf(unknown);
  return {
    better: new Map([
      ...Object.entries(better).flatMap(([wordClass, list]) => sensesIn(wordClass, list)),
      ...nouns.map(([word, , lemma = "", gender]) => [`${word}<n>`, { lemma, gender }] as const),
    ]),
    nouns: new Map(nouns.flatMap(([word = "", gender = ""]) => formsOf(word, gender))),
  };
}

const entriesOf = (list: string): string[][] =>
  list
    .split(",")
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([word]) => word !== "");

function formsOf(noun: string, gender: string) {
  const plural = noun
    .replace(/(?<=[rsz])$/u, "e")
    .replace(/m$/u, "n")
    .replace(/ão$/u, "õe");
  const reading = (number: string) => `${noun}<n><${gender}><${number}>`;
  return [[noun, reading("sg")] as const, [`${plural}s`, reading("pl")] as const];
}

/**
 * Chooses a better translation for words between the lookup in the bilingual dictionary and the transfer, which
 * lets articles, adjectives and participles agree with it.
 */
export const inSense = (units: readonly Unit[], senses: Senses): Unit[] =>
  units.map((unit) => {
    const [source = "", translation = source] = unit.word.split("/");
    const [, wordClass = ""] = /^[^<]*<([^>]+)>/.exec(source) ?? [];
    const sense = senses.better.get(`${lemmaOf(unit)}<${wordClass}>`);
    if (!sense) return unit;
    const tags = translation.slice(translation.indexOf("<"));
    const lemma = /^\p{Lu}/u.test(source) ? capital(sense.lemma) : sense.lemma;
    return { ...unit, word: `${source}/${lemma}${agreeing(tags, sense, source)}` };
  });

/** Returns a translation's tags with the better one's gender and number. */
const agreeing = (tags: string, { gender, number }: Sense, source: string): string =>
  gender ? `<n><${gender}><${number ?? (source.includes("<pl>") ? "pl" : "sg")}>` : tags;

const capital = (lemma: string): string => lemma.charAt(0).toUpperCase() + lemma.slice(1);
