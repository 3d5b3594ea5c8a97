import { conjugate, type Person } from "./conjugate.ts";

/**
 * Says "il est en train de faire", and Apertium's "il est en faisant", as people do: "il fait"; "il faisait" for "il était
 * en faisant". Other tenses become "il sera en train de faire".
 */
export function mendProgressive(text: string): string {
  return text
    .replace(NO_ADJECTIVE, "en ")
    .replace(BEING, "")
    .replace(
      PROGRESSIVE,
      (found: string, who = "", self = "", being: string, adverb = "", ...rest: string[]) => {
        const [train, pronoun = "", word = ""] = rest;
        const infinitive = train ? word.toLowerCase() : infinitiveOf(word);
        const tense = tenseOf(being.toLowerCase(), who);
        const verb = tense && (conjugate(infinitive, ...tense) ?? has(infinitive, ...tense));
        if (!verb) return found.replace(/ en .+/u, ` en train de ${pronoun}${infinitive}`);
        const own = tense[0] === "vous" ? pronoun.replace(/^s(?:e |')/i, "vous ") : pronoun;
        const said = self + own + verb + adverb;
        return (
          (who.endsWith("'") && /^[^aàâeéèêiîoôuh]/.test(said) ? who.replace("'", "e ") : who) +
          said
        );
      },
    );
}

/** "Je suis apprenant", which the pair takes for an adjective. */
const NO_ADJECTIVE =
  /(?<=(?<!\p{L})(?:suis|es|est|sommes|êtes|sont|étai(?:s|t|ent)|étions|étiez) )(?=(?:apprenant|ayant)(?!\p{L}))/giu;

/** "Était en train d'être loin", but "d'être réparé". */
const BEING =
  /(?<=(?<!\p{L})(?:suis|es|est|sommes|êtes|sont|étai(?:s|t|ent)|étions|étiez) )en train d'être (?!(?:bien |mal )?\p{L}+(?:é|i|u|is|it)e?s?(?!\p{L}))/giu;

/** "Avons" and "avions". */
const has = (infinitive: string, person: Person, past: boolean): string | undefined =>
  infinitive === "avoir" ? HAVE[person][past ? 1 : 0] : undefined;
const HAVE: Readonly<Record<Person, readonly [string, string]>> = {
  je: ["ai", "avais"],
  tu: ["as", "avais"],
  il: ["a", "avait"],
  nous: ["avons", "avions"],
  vous: ["avez", "aviez"],
  ils: ["ont", "avaient"],
};

const PROGRESSIVE =
  /(?<!\p{L})(vous |j'|qu')?(se |s')?(suis|es|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|soit|soient|sera|seront)( pas| plus| jamais| toujours| encore| déjà| aussi| seulement| tous| toutes)? en (train d(?:e |'))?((?:m'|t'|s'|l'|(?:me|te|se|le|la|les|lui|leur|nous|vous|y) )?)(\p{L}+(?:(?<=train d(?:e |')[^.,;!?]{0,40})(?:er|ir|re)|(?<!train d(?:e |')[^.,;!?]{0,40})ant))(?!\p{L})/giu;

/** Returns who does it and whether it is past, by the form of "être"; undefined in other tenses. */
function tenseOf(being: string, who: string): [Person, boolean] | undefined {
  const person = PERSONS[being];
  const past = being.startsWith("ét");
  return person && [person === "il" && /^vous/i.test(who) ? "vous" : person, past];
}

const PERSONS: Readonly<Record<string, Person>> = {
  suis: "je",
  es: "tu",
  est: "il",
  sommes: "nous",
  êtes: "vous",
  sont: "ils",
  étais: "je",
  était: "il",
  étions: "nous",
  étiez: "vous",
  étaient: "ils",
};

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
