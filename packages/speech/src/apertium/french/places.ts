const VOWEL =
  "Afghanistan|Afrique|Albanie|Algérie|Allemagne|Amazonie|Amérique|Angleterre|Argentine|Arménie|Asie|Australie|Autriche|Écosse|Égypte|Équateur|Espagne|Estonie|Éthiopie|Europe|Inde|Indonésie|Irak|Iran|Irlande|Islande|Israël|Italie|Ouganda|Ukraine|Uruguay";
const FEMININE =
  "Belgique|Bolivie|Bulgarie|Californie|Catalogne|Chine|Colombie|Corée|Croatie|Finlande|Floride|France|Grande-Bretagne|Grèce|Hollande|Hongrie|Jamaïque|Jordanie|Lettonie|Libye|Lituanie|Malaisie|Mongolie|Norvège|Pologne|Roumanie|Russie|Scandinavie|Serbie|Sicile|Slovaquie|Slovénie|Suède|Suisse|Syrie|Taïlande|Thaïlande|Tunisie|Turquie";
const MASCULINE =
  "Brésil|Canada|Chili|Danemark|Guatemala|Japon|Kenya|Liban|Maroc|Mexique|Népal|Nicaragua|Nigéria|Pakistan|Paraguay|Pérou|Portugal|Sénégal|Venezuela|Viêtnam";

/** Countries and continents, as a pattern. */
export const FRENCH_PLACES = `${VOWEL}|${FEMININE}|${MASCULINE}`;

const WITHOUT_ARTICLE = new RegExp(
  String.raw`(?<=^|[.!?…] |\b(?:et|mais|que|visit\p{L}+|aim\p{L}+|conna\p{L}+|quitt\p{L}+|laiss\p{L}+) )(${MASCULINE})(?= \p{Ll}|[,.]|$)`,
  "gu",
);
const TO_HIM = new RegExp(`(?<!\\p{L})(?:à|en le) (?=(?:${MASCULINE})(?!\\p{L}))`, "gu");
const TO_HER = new RegExp(`(?<!\\p{L})(?:dans|à) (?:la (?=${FEMININE})|l'(?=${VOWEL}))`, "gu");

/** Gives countries the article or preposition that French has with each. */
export const placeInFrench = (text: string): string =>
  text
    .replace(/(?<!\p{L})Brasil(?!\p{L})/gu, "Brésil")
    .replace(/(?<!\p{L})Syrienne(?= et |,)/gu, "la Syrie")
    .replace(/(?<!\p{L})la (?=Kenya(?!\p{L}))/giu, "le ")
    .replace(WITHOUT_ARTICLE, "le $1")
    .replace(TO_HIM, "au ")
    .replace(TO_HER, "en ");
