import { caseLike } from "../../capitals.ts";

const DETERMINER =
  "une?|les?|la|des|ce|cet|cette|ces|[mts]on|[mts]a|[mts]es|notre|nos|votre|vos|leurs?|deux|trois|quatre|cinq|six|plusieurs|quelques|chaque|aucune?|autres?";
const NO_NOUN =
  "plus|moins|très|si|trop|aussi|assez|peu|beaucoup|pas|est|sont|était|rien|quelque|chose|bien|mal|même|tout|tous|toute|toutes|tellement|encore|toujours|année|années|monde|temps|rue|porte|route|ouverte?s?|jours?";
const SHORT =
  "petite?s?|grande?s?|nouveaux?|nouvelles?|belles?|beaux?|vieux|vieilles?|jolie?s?|jeunes?|mauvais(?:es?)?|bonne?s?|gros(?:ses?)?";

/** A short adjective after its noun: "une maison petite". */
const AFTER_NOUN = new RegExp(
  String.raw`(?<!\p{L})((?:${DETERMINER}) |l')(?!(?:${NO_NOUN})(?!\p{L})|(?:homme|femme|personne)s? (?:grand|petit))(\p{L}{3,}) (${SHORT})(?= (?:s'|n')| (?:avec|dans|et|qui|sur|à|en|pour|près|de|du|des|mais|où|au|aux|contre|sans|par|pendant|est|sont|était|étaient|a|ont|avait|se|ne|va|peut|hier|demain|aujourd'hui)(?!\p{L})|\s*[,.;:!?]|$)(?! (?:et|mais|pour|de) (?:\p{L}+e?s?(?=\s*[.,;!?]|$)))`,
  "giu",
);

/** Puts short adjectives where French has them, before their noun: "une petite maison". */
export const orderAdjectives = (text: string): string =>
  text.replace(AFTER_NOUN, (_, the: string, noun: string, adjective: string) => {
    const before = adjectiveBefore(adjective, noun);
    return `${articleBefore(the, before)}${before} ${noun}`;
  });

const VOWEL = /^[aâàeéèêiîoôuûœh]/iu;

function adjectiveBefore(adjective: string, noun: string): string {
  return VOWEL.test(noun) ? (BEFORE_VOWEL[adjective.toLowerCase()] ?? adjective) : adjective;
}
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  beau: "bel",
  nouveau: "nouvel",
  vieux: "vieil",
};

function articleBefore(the: string, adjective: string): string {
  const article = the.trim().toLowerCase();
  if (article === "l'")
    return caseLike(the, /e$/iu.test(adjective) && !/^jeune$/iu.test(adjective) ? "la " : "le ");
  if (article === "cet") return "ce ";
  if (article === "des") return the.replace(/es/iu, "e");
  return the;
}
