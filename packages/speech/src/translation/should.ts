import { keepCapital } from "../capitals.ts";

/**
 * Says "deveria" in Portuguese for "should": "deve", which the neural model writes, is "must" as well, and the pairs from
 * Portuguese take that.
 * @param english what `portuguese` translates
 */
export const should = (portuguese: string, english: string): string =>
  SHOULD.test(english) && !MUST.test(english)
    ? portuguese
        .replace(DEVE, (found) => keepCapital(DEVERIA[found.toLowerCase()] ?? found)(found))
        .replace(I_TWICE, "")
    : portuguese;

const SHOULD = /\b(?:should|ought to)\b/iu;
const MUST = /\b(?:must|owe[sd]?|have to|has to|had to)\b/iu;
const DEVERIA: Readonly<Record<string, string>> = {
  devo: "eu deveria",
  deve: "deveria",
  devemos: "deveríamos",
  devem: "deveriam",
  devia: "deveria",
  devíamos: "deveríamos",
  deviam: "deveriam",
};
/** "Eu também eu deveria". */
const I_TWICE = /(?<=(?<!\p{L})eu (?:\p{L}+ ){0,2})eu (?=deveria(?!\p{L}))/giu;
const DEVE = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(DEVERIA).join("|")})(?= (?:(?:sempre|também|já|só) )?(?:\p{L}+-se|\p{L}+r|\p{L}+[áêíô]-l[oa]s?)(?:-\p{L}+)?(?!\p{L}))`,
  "giu",
);

/**
 * Keeps "you don't have to" from becoming what one must not do: the pairs to French and Italian take "não tem que" for that.
 * @param english what `portuguese` translates
 */
export const needNot = (portuguese: string, english: string): string =>
  NEED_NOT.test(english) ? portuguese.replace(HAS_TO, "$1 necessidade de ") : portuguese;

const NEED_NOT = /\b(?:don|doesn)['’]t have to\b/iu;
const HAS_TO = /(?<=(?<!\p{L})não )(tem|temos|tenho|têm) (?:que|de) (?=\p{L}+r(?!\p{L}))/giu;
