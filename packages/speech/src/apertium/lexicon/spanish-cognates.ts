/**
 * Spells a Portuguese word that the pair with Spanish does not know as the Spanish one of the same origin: "decomposição" is
 * "decomposición". Returns undefined for a name, or a word without an ending that both have.
 */
export function spanishCognate(word: string): string | undefined {
  const ending = ENDINGS.find(([portuguese]) => portuguese.test(word));
  if (!ending || /^\p{Lu}/u.test(word)) return undefined;
  return [ending, ...SOUNDS].reduce((spelt, sound) => spelt.replace(...sound), word);
}

type Spelling = readonly [portuguese: RegExp, spanish: string];

const ENDINGS: readonly Spelling[] = [
  [/(?<=[çs])ão$/u, "ión"],
  [/(?<=[çs])ões$/u, "iones"],
  [/(?<=\p{L}{3})ão$/u, "ón"],
  [/(?<=\p{L}{3})ões$/u, "ones"],
  [/dade$/u, "dad"],
  [/ável$/u, "able"],
  [/áveis$/u, "ables"],
  [/ível$/u, "ible"],
  [/íveis$/u, "ibles"],
  [/(?<=[ai])mento(?=s?$)/u, "miento"],
  [/agem$/u, "aje"],
  [/agens$/u, "ajes"],
  [/eir(?=[oa]s?$)/u, "er"],
  [/(?<=^[a-zçãõ]*)aria(?=s?$)/u, "ería"],
  [/(?<=^[a-zçãõ]*(?:log|graf|nom|metr|pat|sof|[dr]))ia(?=s?$)/u, "ía"],
  // Endings that are alike.
  [/dades$|[áéíóúâêô][^aeiou]+i[oa]s?$|[áéíóúâêô][^aeiou]?ic[oa]s?$/u, "$&"],
  [/(?:ism[oa]|ista|íssim[oa]|os[oa]|iv[oa]|[aei]nte|[aei]dora?|ura)s?$|[aei]dores$/u, "$&"],
];

const SOUNDS: readonly Spelling[] = [
  // Before "ia" and the like the stress is not written.
  [/á(?=[^aeiou]+i[oa]s?$)|â(?=[^aeiou]+i[oa]s?$)/u, "a"],
  [/[éê](?=[^aeiou]+i[oa]s?$)/u, "e"],
  [/í(?=[^aeiou]+i[oa]s?$)/u, "i"],
  [/[óô](?=[^aeiou]+i[oa]s?$)/u, "o"],
  [/ú(?=[^aeiou]+i[oa]s?$)/u, "u"],
  [/â/gu, "á"],
  [/ê/gu, "é"],
  [/ô/gu, "ó"],
  [/ç(?=i)/gu, "c"],
  [/ç/gu, "z"],
  [/nh/gu, "ñ"],
  [/ss/gu, "s"],
  [/lh/gu, "ll"],
  [/ou/gu, "o"],
];
