/** Apertium's "he is in doing", wherever a pronoun is before it: "il est en faisant" → "il est en train de faire". */
export function mendProgressive(text: string): string {
  return text.replace(
    PROGRESSIVE,
    (_, being: string, pronoun: string, gerund: string) =>
      `${being} en train de ${pronoun}${infinitiveOf(gerund)}`,
  );
}

const PROGRESSIVE =
  /(?<!\p{L})(suis|es|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|soit|soient|sera|seront) en ((?:m'|t'|s'|l'|(?:me|te|se|le|la|les|lui|leur|nous|vous) )?)(\p{L}+ant)(?!\p{L})/giu;

/** Returns a verb's infinitive; unknown verbs are of the first group. */
function infinitiveOf(gerund: string): string {
  const word = gerund.toLowerCase();
  const whole = WHOLE[word];
  if (whole) return whole;
  const [, prefix = "", root = ""] = PREFIXED.exec(word) ?? [];
  if (root) return `${prefix}${ROOTS[root] ?? ""}`;
  const [ending, infinitive] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? FIRST_GROUP;
  return word.replace(ending, infinitive);
}

const WHOLE: Readonly<Record<string, string>> = {
  allant: "aller",
  ayant: "avoir",
  battant: "battre",
  buvant: "boire",
  combattant: "combattre",
  correspondant: "correspondre",
  croyant: "croire",
  descendant: "descendre",
  devant: "devoir",
  dormant: "dormir",
  étant: "être",
  mentant: "mentir",
  mourant: "mourir",
  obtenant: "obtenir",
  offrant: "offrir",
  partant: "partir",
  perdant: "perdre",
  pouvant: "pouvoir",
  sachant: "savoir",
  sentant: "sentir",
  servant: "servir",
  souffrant: "souffrir",
  voulant: "vouloir",
};

/** Verbs that also occur with a prefix. */
const ROOTS: Readonly<Record<string, string>> = {
  cevant: "cevoir",
  connaissant: "connaître",
  courant: "courir",
  couvrant: "couvrir",
  crivant: "crire",
  disant: "dire",
  faisant: "faire",
  fendant: "fendre",
  fondant: "fondre",
  lisant: "lire",
  mettant: "mettre",
  ouvrant: "ouvrir",
  paraissant: "paraître",
  pendant: "pendre",
  pondant: "pondre",
  prenant: "prendre",
  rendant: "rendre",
  riant: "rire",
  sortant: "sortir",
  suivant: "suivre",
  tenant: "tenir",
  tendant: "tendre",
  vendant: "vendre",
  venant: "venir",
  vivant: "vivre",
  voyant: "voir",
};

const PREFIXES =
  "ad|ap|aper|at|com|con|d|dé|de|dis|é|en|entre|inter|main|par|per|pour|pré|pro|r|re|ré|sou|sur|trans";
const PREFIXED = new RegExp(`^((?:${PREFIXES})?)(${Object.keys(ROOTS).join("|")})$`, "u");

const FIRST_GROUP = [/ant$/u, "er"] as const;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/uisant$/u, "uire"],
  [/issant$/u, "ir"],
  [/geant$/u, "ger"],
  [/çant$/u, "cer"],
];
