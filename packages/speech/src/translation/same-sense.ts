/**
 * Chooses the Portuguese word that has only the sense of the English: "dirigir" is to drive, and to lead; "muito frio" is very,
 * and too cold. The pairs from Portuguese take the other.
 * @param english what `portuguese` translates
 */
export const sameSense = (portuguese: string, english: string): string =>
  SENSES.reduce(
    (said, [sense, word, better]) => (sense.test(english) ? said.replace(word, better) : said),
    portuguese,
  );

const DRIVING = /\bdr(?:iv(?:e[sn]?|ing)|ove)\b/iu;
const TOO = /^(?!.*\bvery\b).*\btoo (?!much\b|many\b)\p{L}+/iu;
/** The only "muito" of a text without another word for too much. */
const ONE_MUCH =
  /(?<=^(?!.*(?<!\p{L})(?:demais|demasiad))(?:(?!muito).)*(?<!\p{L}))muito (?=\p{L}(?!.*muito))/isu;
const IT = /^It (?!.*\b(?:he|she|him|her|his)\b)/u;

const SENSES: readonly (readonly [english: RegExp, word: RegExp, better: string])[] = [
  [DRIVING, /(?<!\p{L})dirige(?=m?(?!\p{L}))/giu, "conduz"],
  [DRIVING, /(?<=(?<!\p{L})conduz)m(?!\p{L})/giu, "em"],
  [DRIVING, /(?<!\p{L})dirij(?=[oa])/giu, "conduz"],
  [DRIVING, /(?<!\p{L})dirig(?=i)/giu, "conduz"],
  [TOO, ONE_MUCH, "demasiado "],
  [IT, /^El[ea] (\p{Ll})/u, "Isso $1"],
  [/^(?!.*\bink\b).*\bpaint\b/isu, /\btinta\b/gi, "pintura"],
  [
    /\byoung(?:er|est)\b/iu,
    /(?<!(?<!\p{L})(?:irm|filh|prim|net|sobrinh)\p{L}* )\bmais nov[oa](?=s?(?!\p{L}))/giu,
    "mais jovem",
  ],
  [/\byoung(?:er|est)\b/iu, /\bjovems(?!\p{L})/giu, "jovens"],
  [/^Would you like\b/u, /^Gostaria(?= de(?!\p{L}))/u, "Você gostaria"],
  [/\bfix(?:ing)?\b/iu, /\bcorrigir\b/gi, "consertar"],
  [
    /\bever (?:been|done|eaten|had|heard|known|met|read|seen)\b/iu,
    /(?<=(?<!\p{L})que (?:eu )?)já /giu,
    "",
  ],
  [/\btook us\b/iu, /(?<=^|[.!?…] )Levamos(?!\p{L})/gu, "Demorámos"],
  [/\bguitar/iu, /\bguitarra\b(?! elétrica)/gi, "violão"],
];
