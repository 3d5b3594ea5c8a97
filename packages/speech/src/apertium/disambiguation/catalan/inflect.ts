import type { Sense } from "../../senses/in-sense.ts";
import { beforeVowel, conjugateCatalan } from "./conjugate.ts";

/**
 * Lists the forms of a Catalan word with their readings: `cruïlles`, `cruïlla<n><f><pl>`.
 * @param key the word's form in the dictionary and its class: `cruïlla<n>`
 * @param sense what it means; an adjective with one form for both genders has one in Catalan's readings as well
 */
export function inflectCatalan(key: string, sense: Sense): [form: string, reading: string][] {
  const [word = "", wordClass = ""] = key.replace(">", "").split("<");
  const formsOf = FORMS[wordClass] ?? (() => []);
  return formsOf(word, sense).map(([form, tags]) => [form, key + tags]);
}

const FORMS: Readonly<Record<string, (word: string, sense: Sense) => [string, string][]>> = {
  adv: (word) => [[word, ""]],
  n: (word) => {
    const gender = FEMININE.test(word) ? "f" : "m";
    return [
      [word, `<${gender}><sg>`],
      [plural(word), `<${gender}><pl>`],
    ];
  },
  adj: (word, { lemma }) => {
    if (lemma.endsWith("e")) {
      return [word, feminine(word)].flatMap((each): [string, string][] => [
        [each, "<mf><sg>"],
        [plural(each), "<mf><pl>"],
      ]);
    }
    return [
      [word, "<m><sg>"],
      [plural(word), "<m><pl>"],
      [feminine(word), "<f><sg>"],
      [plural(feminine(word)), "<f><pl>"],
    ];
  },
  vblex: (word) => conjugateCatalan(word),
};

const FEMININE = /(?:a|[cs]ió|tat|tud|ssor)$/u;

/** "Bombeta, bombetes", "graó, graons", "fals, falsos", "tuit, tuits". */
function plural(word: string): string {
  if (word.endsWith("a")) return `${beforeVowel(word.slice(0, -1), "e")}es`;
  if (/[àéèíóòú]$/u.test(word)) return `${unstressed(word)}ns`;
  return word.endsWith("ós")
    ? `${unstressed(word.slice(0, -1))}sos`
    : word + (/[sxç]$/u.test(word) ? "os" : "s");
}

/** "Cansat, cansada", "mentirós, mentirosa"; not the few whose last sound changes, such as "cec, cega". */
function feminine(word: string): string {
  if (/[aeou]$/u.test(word)) return word.replace(/[eou]$/u, "a");
  if (word.endsWith("ós")) return `${unstressed(word.slice(0, -1))}sa`;
  return `${word.replace(/(?<=[aiu])t$/u, "d")}a`;
}

const unstressed = (word: string): string =>
  word.slice(0, -1) +
  word
    .slice(-1)
    .normalize("NFD")
    .replace(/[\u0300\u0301]/gu, "");
