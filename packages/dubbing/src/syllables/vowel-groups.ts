import type { LanguageCode } from "@dubdeck/domain";

/** Counts the syllables of one word by its language's spelling rules; an elided `l'` counts 0. */
export function countByVowels(word: string, language: LanguageCode): number {
  const lower = word.toLocaleLowerCase(language);
  const elided = /['’]$/u.test(lower);
  const count = (RULES[language] ?? countGroups)(lower.replace(/['’]$/u, ""));
  if (count > 0 || elided) return count;
  // Abbreviations without a vowel (km, Dr) are spelled or read out: one syllable per letter.
  return lower.length;
}

const RULES: Partial<Record<LanguageCode, (word: string) => number>> = {
  es: (word) => countNuclei(word.replace(/qu|gu(?=[eéií])/g, "q"), { iotaGlides: true }),
  it: (word) => {
    const count = countNuclei(word.replace(/qu/g, "q"), { iotaGlides: true });
    return count === 1 && /^[^aeiouàèéìòù]*(?:[iu][aeo]|ue)$/.test(word) ? 2 : count;
  },
  pt: countPortuguese,
  fr: countFrench,
  de: (word) => matches(word.replace(/qu/g, "q"), /ie|ei|ai|au|eu|äu|aa|ee|oo|[aeiouyäöü]/g),
  tr: (word) => matches(word, /[aeıioöuüâîû]/g),
};

const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const countGroups = (word: string): number => matches(word, /[\p{Script=Latin}--[^aeiouy]]+/gv);

/**
 * Counts a syllable for each strong or accented weak vowel, and one for a group of only weak vowels. With `iotaGlides`, i
 * and u before a vowel glide into it.
 */
function countNuclei(word: string, { iotaGlides }: { iotaGlides: boolean }): number {
  const groups = word.replace(/y$/, "i").match(/[aeiouàáâãäèéêëìíîïòóôõöùúûü]+/g) ?? [];
  return groups.reduce((sum, group) => {
    const strong = matches(group, iotaGlides ? /[aeoàáèéíòóú]/g : /[aeoàáâãéêíóôõú]|[iu](?=.)/g);
    return sum + Math.max(1, strong);
  }, 0);
}

function countPortuguese(word: string): number {
  const silent = word.replace(/[qg]u(?=[eéêiíao])/g, "q");
  // Nasal diphthongs and, in a word with a written accent, a final -ia, -io, -ua are one syllable.
  const nasal = silent.replace(/ão|ãe|õe/g, "ã");
  const accented = /[áâãéêíóôõú]/.test(nasal);
  const joined = accented ? nasal.replace(/([^íú])[iu]([aeo]s?)$/, "$1$2") : nasal;
  return countNuclei(joined, { iotaGlides: false });
}

function countFrench(word: string): number {
  const spoken = word
    .replace(/qu/g, "q")
    .replace(/gu(?=[eéèêiîïy])|ge(?=[aoâô])/g, "g")
    // Between vowels y is a consonant, and so are -ill- and a final -il.
    .replace(/(?<=[aeou])y(?=[aeéèiou])/g, "j")
    .replace(/(?<=[aeouœ])il(?:l(?=[aeéèiou])|(?=s?$))/g, "j")
    // After two consonants i is a syllable: pri-er, oubli-er.
    .replace(/(?<=[bcdfgptv][rl])i(?=[aeéèou])/g, "ij")
    // A final e is mute, also in -es and in the plural of many verbs.
    .replace(/(?<=[aàâeéèêëiîïoôœuùûüy].*)(?:es?|(?<=ai|is|nn|tt|ll|ss)ent)$/, "");
  return matches(spoken, FRENCH_NUCLEUS);
}

const FRENCH_NUCLEUS = /i?(?:eau|oui|œu|ue(?=j)|u[iî]|[aeo][iîuûy]|[aàâeéèêëoôœuùûüy])|[iîï]/g;
