import { INFINITIVE } from "./infinitives.ts";

const DOING = `(?=${INFINITIVE})`;
const UNIT = String.raw`(?:seconde|minute|heure|jour|semaine|mois|an|année)s?`;

/** Joins to verbs and nouns what one does, as French does: "quelque chose à boire", "un plaisir de parler". */
export const JOINING: readonly (readonly [RegExp, string])[] = [
  // What there is to eat or to see.
  [
    new RegExp(String.raw`(?<=(?<!\p{L})(?:quelque chose|rien|autre chose) )pour ${DOING}`, "giu"),
    "à ",
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:il )?a duré ((?:(?:environ|presque|plus de) )?(?:\p{L}+|\d+) ${UNIT}) (?:pour|à) ${DOING}`,
      "giu",
    ),
    "il a fallu $1 pour ",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:un|le|mon|notre|votre|grand) (?:grand |vrai )?(?:plaisir|honneur|bonheur|luxe|privilège|rêve|défi|soulagement) )${DOING}`,
      "giu",
    ),
    "de ",
  ],
  [
    /(?<=(?<!\p{L})travaill\p{L}* )dans (?=(?:un|une|le|la|mon|ma|son|sa|notre|votre|ce|cette|l') ?(?:nouve\p{L}+ )?(?:livre|projet|film|album|disque|roman|chanson|article|thèse|pièce)(?!\p{L}))/giu,
    "sur ",
  ],
  [
    /(?<!\p{L})((?:m'|t'|l'|nous |vous |lui )(?:a|ont|avait)) tardé (?=(?:\p{L}+[ ']){1,4}(?:minute|heure|jour|semaine|mois|an|année)s?(?!\p{L}))/giu,
    "$1 pris ",
  ],
  [new RegExp(String.raw`(?<=(?<!\p{L})attention )pour ${DOING}`, "giu"), "à "],
  [/(?<=(?<!\p{L})attention )pour (?=ne pas )/giu, "à "],
  [
    new RegExp(
      String.raw`(?<!\p{L})((?:a|ont|avait) )?(fait|font|fera|ferait|laissé|laisse|laissera) vous ${DOING}`,
      "giu",
    ),
    "vous $1$2 ",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:sai[st]|sav\p{L}+|su|savoir|demand\p{L}+)(?: pas| plus| jamais| bien)? )ce que ${DOING}`,
      "giu",
    ),
    "quoi ",
  ],
  [
    /(?<=(?<!\p{L})(?:être|suis|est|sommes|êtes|sont|serai|sera|serez) (?:un peu |très |déjà )?)retardée?s?(?=\s*(?:[,.;!?]|$)| (?:et|mais|pour)(?!\p{L}))/giu,
    "en retard",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:heureux|heureuses?|contente?s?|ravie?s?|tristes?|fière?s?|désolée?s?|sûre?s?) )à ${DOING}`,
      "giu",
    ),
    "de ",
  ],
];
