import { keepCapital } from "../../capitals.ts";

/**
 * Corrects Catalan where a pair takes one sense of a word for another.
 * @param source ISO 639-1 of the original
 */
export const catalanBySource = (text: string, original: string, source: string): string =>
  (SENSES[source] ?? []).reduce(
    (told, [sign, wrong, right]) =>
      sign.test(original) ? told.replace(wrong, keepCapital(right)) : told,
    text,
  );

/** What the original has, what becomes of it, and what it means. */
type Sense = readonly [sign: RegExp, wrong: RegExp, right: string];

const FRENCH: readonly Sense[] = [
  [
    /(?<!\p{L})bienvenue (?:à|au|aux|chez|dans|sur)(?!\p{L})/iu,
    /(?<!\p{L})benvinguda (?:a|en)(?=l?(?!\p{L}))/giu,
    "benvinguts a",
  ],
  [
    /(?<!\p{L})vous-mêmes(?!\p{L})/iu,
    /(?<!\p{L})vós mateix(?:os)?(?!\p{L})/giu,
    "vosaltres mateixos",
  ],
  [/(?<!\p{L})vous-même(?!\p{L})/iu, /(?<!\p{L})vós mateix(?:os)?(?!\p{L})/giu, "vosaltres mateix"],
  [/(?<!\p{L})ours(?!\p{L})/iu, /(?<!\p{L})os(?!\p{L})/giu, "ós"],
  [
    /(?<!\p{L})ren(?:d|ds|dez|dons|dre|du|dra|drai)(?:-(?:moi|nous|lui))? (?:l[ae]s?|mon|ma|mes|ton|ta|tes|son|sa|ses|vos|votre|nos|notre|un|une|cet?|cette) (?:livre|clé|clef|argent|monnaie|voiture|vélo|téléphone|copie|devoir|colis|sac|film|perceuse|outil|chose|papier|document|ballon)s?(?!\p{L})|(?<!\p{L})rendre l'argent/iu,
    /(?<![\p{L}'])torn(?=(?:ar|a|i|o|eu|em|in|es|at|arà|aré|arem|aran)(?!\p{L}))/giu,
    "retorn",
  ],
  [/(?<!\p{L})appels?(?!\p{L})/iu, /(?<!\p{L})crida(?!\p{L})/giu, "trucada"],
  [/(?<!\p{L})appels?(?!\p{L})/iu, /(?<!\p{L})crides(?!\p{L})/giu, "trucades"],
  [/(?<!\p{L})appel(?!.*(?<!\p{L})cri)/iu, /(?<!\p{L})crid(?=\p{L})/giu, "telefon"],
  [/(?<!\p{L})cela(?!\p{L})/iu, /(?<!\p{L})allò(?! que(?!\p{L}))/giu, "això"],
  [/\by a eu(?!\p{L})/iu, /(?<!\p{L})(?:hi )?ha tingut(?!\p{L})/giu, "hi ha hagut"],
  [/(?<!\p{L})bonsoir(?!\p{L})/iu, /(?<!\p{L})bona tarda/giu, "bon vespre"],
  [
    /^(?!.*(?:all|va[is]?|vont|ir[aeo]|part|voyag|vien|ven|arriv|rentr|retourn|envo)).*(?<!\p{L})en \p{Lu}/iu,
    /(?<!\p{L})a (?=\p{Lu}\p{L}+)/gu,
    "en ",
  ],
  [/(?<!\p{L})moi aussi(?!\p{L})/iu, /(?<!\p{L})moi també(?:, (?:jo )?)?/giu, "jo també "],
  [/(?<!\p{L})(?:de|du) bois(?!\p{L})/iu, /(?<!\p{L})bosc(?!\p{L})/giu, "fusta"],
  [/(?<!\bau )\brevoir(?!\p{L})/iu, /(?<!\p{L})reveure/giu, "tornar a veure"],
];

const PORTUGUESE: readonly Sense[] = [
  [
    /(?<!\p{L})eu (?:disse|pedi)(?!\p{L})/iu,
    /\bjo ((?:li|els|et|us|ho) )?va (?=\p{L}+r)/giu,
    "jo $1vaig ",
  ],
];

const ITALIAN: readonly Sense[] = [
  [/^(?!.*\b(?:ci\b|c')).*\bvi\b/iu, /(?<!\p{L})hi (?=\p{L})/giu, "us "],
  [
    /^[^?]*(?<!\p{L})perché(?!\p{L})[^?]*$/iu,
    /(?<=\p{L},? )(?<!\b(?:sé|saps|sap|saber|pregunt\p{L}+) )per què(?= )/giu,
    "perquè",
  ],
  [/\bsale\b/iu, /(?<!\p{L})sales(?!\p{L})/giu, "sal"],
  [/\bdomand/iu, /(?<!\p{L})demand(?=(?:a|es)(?!\p{L}))/giu, "pregunt"],
  [
    /\bda (?:\p{L}+ ){1,2}(?:anni|mesi|settimane|giorni|ore|minuti|tempo)\b/iu,
    /(?<!\p{L})de (?=(?:\p{L}+|\d+) (?:anys|mesos|setmanes|dies|hores|minuts|temps)(?!\p{L}))/giu,
    "des de fa ",
  ],
];

const SPANISH: readonly Sense[] = [
  [
    /(?<!\p{L})ll[aá]m(?=ar|[aáéoó]|en|aste|amos|aron)(?!\p{L}* (?:la atención|a la puerta))/iu,
    /(?<!\p{L})crid(?=\p{L})/giu,
    "telefon",
  ],
];

const SENSES: Readonly<Record<string, readonly Sense[]>> = {
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
};
