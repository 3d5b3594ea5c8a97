import { caseLike } from "../../capitals.ts";

const BENCH =
  /(?<!\p{L})(?:parco|giardino|legno|piazza|pietra|chiesa|sed\p{L}+|sied\p{L}+|scuola|imputati|pesci|sabbia|vendita)(?!\p{L})/iu;

const THE: Readonly<Record<string, string>> = {
  il: "la",
  un: "una",
  del: "della",
  al: "alla",
  dal: "dalla",
  nel: "nella",
  questo: "questa",
  "il mio": "la mia",
  "il tuo": "la tua",
  "il suo": "la sua",
};
const BANK = /(?<!\p{L})(il (?:mio|tuo|suo)|il|un|del|al|dal|nel|questo) banco(?!\p{L})/giu;

/** Catalan "banc" is a bench where one can sit, else a bank. */
export function bankInItalian(text: string): string {
  const bank = BENCH.test(text) ? "panchina" : "banca";
  return text
    .replace(/(?<=(?<!\p{L})(?:sed|sied)\p{L}+ )nel banco(?!\p{L})/giu, "sulla panchina")
    .replace(BANK, (_, the: string) => `${caseLike(the, THE[the.toLowerCase()] ?? the)} ${bank}`)
    .replace(/(?<=lavor\p{L}* )nella banca(?!\p{L}| \p{Lu}| d)/giu, "in banca");
}
