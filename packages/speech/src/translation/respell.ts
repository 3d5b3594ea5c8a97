/**
 * Respells a word of one language as its cognate in a related one would be written, so that a word that
 * no engine knows can be pronounced, and perhaps translated by the next engine: "lítio" is "litio" in
 * Spanish. Returns the word unchanged for other pairs.
 * @param word in lower case
 */
export function respell(word: string, from: string, to: string): string {
  const rules = RULES[`${from}>${to}`] ?? [];
  return rules.reduce((spelled, [old, now]) => spelled.replace(old, now), word);
}

type Rule = readonly [old: RegExp, now: string];

/** Regular correspondences of endings first, then of letters. */
const PORTUGUESE_TO_SPANISH: readonly Rule[] = [
  [/ções$/u, "ciones"],
  [/ção$/u, "ción"],
  [/sões$/u, "siones"],
  [/são$/u, "sión"],
  [/ões$/u, "ones"],
  [/ão$/u, "ón"],
  [/á(?=ve(?:l|is)$)/u, "a"],
  [/í(?=ve(?:l|is)$)/u, "i"],
  [/vel$/u, "ble"],
  [/veis$/u, "bles"],
  [/dade(?=s?$)/u, "dad"],
  [/dads$/u, "dades"],
  [/agem$/u, "aje"],
  [/agens$/u, "ajes"],
  [/(?<=\p{L}{3})inh(?=[oa]s?$)/u, "it"],
  [/ei(?=r[oa]s?$)/u, "e"],
  // Spanish has no accent on the vowel before -io, -ia.
  ...(["áa", "ée", "êe", "íi", "óo", "ôo", "úu"] as const).map(
    ([accented = "", plain = ""]): Rule => [
      new RegExp(`${accented}(?=[^aeiouáéíóúâêô]+[iu][aeo]s?$)`, "u"),
      plain,
    ],
  ),
  [/m$/u, "n"],
  [/nh/gu, "ñ"],
  [/lh/gu, "j"],
  [/ç/gu, "z"],
  [/ss/gu, "s"],
  [/ou/gu, "o"],
  [/[âã]/gu, "a"],
  [/ê/gu, "é"],
  [/[ôõ]/gu, "o"],
  [/à/gu, "a"],
];

const RULES: Readonly<Record<string, readonly Rule[]>> = { "pt>es": PORTUGUESE_TO_SPANISH };

/** Returns whether there are rules to respell words of one language as the other's. */
export const canRespell = (from: string, to: string): boolean =>
  Object.hasOwn(RULES, `${from}>${to}`);
