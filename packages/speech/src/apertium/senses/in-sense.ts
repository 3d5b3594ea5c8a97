import { lemmaOf, type Unit } from "../units.ts";

/** Better translations than a pair's, and translations of words that it does not know. */
export interface Senses {
  /** By the word's form in the dictionary and its class: "carreira<n>". */
  readonly better: ReadonlyMap<string, Sense>;
  /** What stands in Apertium's stream for a noun that it does not know, by its form in small letters. */
  readonly unknown: ReadonlyMap<string, string>;
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
  /** Nouns that the pair does not know, both with their gender: "escova f raspall m". */
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
  return {
    better: new Map(
      Object.entries(better).flatMap(([wordClass, list]) => sensesIn(wordClass, list)),
    ),
    unknown: new Map(entriesOf(unknown).flatMap(formsOf)),
  };
}

const entriesOf = (list: string): string[][] =>
  list
    .split(",")
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([word]) => word !== "");

function formsOf([word = "", own = "", lemma = "", gender = ""]: readonly string[]) {
  const unit = (number: string) =>
    `${word}<n><${own}><${number}>/${lemma}<n><${gender}><${number}>`;
  const plural = word
    .replace(/(?<=[rsz])$/u, "e")
    .replace(/m$/u, "n")
    .replace(/ão$/u, "õe");
  return [[word, unit("sg")] as const, [`${plural}s`, unit("pl")] as const];
}

/**
 * Chooses a better translation for words between the lookup in the bilingual dictionary and the transfer, which
 * lets articles, adjectives and participles agree with it.
 */
export const inSense = (units: readonly Unit[], senses: Senses): Unit[] =>
  units.map((unit) => {
    const [source = "", translation = source] = unit.word.split("/");
    const known = senses.unknown.get(source.toLowerCase().replace(/^\*/, ""));
    if (known) return { ...unit, word: known };
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
