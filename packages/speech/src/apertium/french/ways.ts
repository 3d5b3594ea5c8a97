/** Where one is and goes, as French says it: "en route vers le marché", "à droite à la rue". */
export const WAYS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(est|sont|suis|es|sommes|êtes|était) (?:dans|sur) le téléphone(?!\p{L})/giu,
    "$1 au téléphone",
  ],
  [/(?<!\p{L})(?:dans|sur) le menu(?=\s*(?:[,.;!?]|$))/giu, "au menu"],
  [/(?<!\p{L})en demi-heure(?!\p{L})/giu, "dans une demi-heure"],
  [/(?<!\p{L})par tout le sol(?!\p{L})/giu, "partout sur le sol"],
  [/(?<!\p{L})(?:dans les approches|aux approches)(?!\p{L})(?! d)/giu, "à proximité"],
  [/(?<=(?<!\p{L})à (?:gauche|droite) )dans (?=(?:la|l') ?)/giu, "à "],
  [/(?<=(?<!\p{L})à (?:gauche|droite) )dans le(?!\p{L})/giu, "au"],
  [/(?<!\p{L})(all(?:er|ez|ons)) devant(?=\s*(?:[,.;!?]|$)| et(?!\p{L}))/giu, "$1 tout droit"],
  [/(?<!\p{L})de sommet(?=\s*(?:[,.;!?]|$)| (?:est|de l'|du)(?!\p{L}))/giu, "d'en haut"],
  [
    /(?<!\p{L})nous trouver(?=\s*(?:[,.;!?]|$)| (?:à|au|demain|devant|chez|ce|plus|ici|là|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L}))/giu,
    "nous retrouver",
  ],
  [
    /(?<!\p{L})nous nous trouver(?=ons (?:à|au|demain|devant|chez|ce|plus|ici|là|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L}))/giu,
    "nous nous retrouver",
  ],
  [
    /(?<=sommes |suis |est |sont |êtes |étais |était |étions )(?:en route|à chemin) du(?!\p{L})/giu,
    "en route vers le",
  ],
  [
    /(?<=sommes |suis |est |sont |êtes |étais |était |étions )(?:en route|à chemin) des(?!\p{L})/giu,
    "en route vers les",
  ],
  [
    /(?<=sommes |suis |est |sont |êtes |étais |était |étions )(?:en route|à chemin) d(?:e |')(?=\p{L})/giu,
    "en route vers ",
  ],
  [
    /(?<=(?<!\p{L})(?:suis|es|est|sommes|êtes|sont) )dans (?:mon|ton|son|notre|votre|leur) chemin(?!\p{L})/giu,
    "en route",
  ],
  [/(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|aviez) )en esprit(?!\p{L})/giu, "en tête"],
];
