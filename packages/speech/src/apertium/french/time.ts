import { keepCapital } from "../../capitals.ts";

/** Says as French does how long things take, how often they happen, and what one wishes for a day. */
export const time = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})tout le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?=\s*[,.;!?]|$| (?:je|tu|il|elle|on|nous|vous|ils|elles|j')(?!\p{L})| \p{L}+ons(?!\p{L}))/giu,
      keepCapital("tous les $1s"),
    )
    .replace(/(?<!\p{L})toute (?=la fin de semaine)/giu, "tout ")
    .replace(/(?<!\p{L})(?:cette|la) fin de semaine/giu, (week) =>
      /^l/i.test(week) ? "le week-end" : "ce week-end",
    )
    .replace(
      /(?<!\p{L})dans (?=(?:cet été|cet hiver|cet automne|ce printemps|ce mois|cette année|cette semaine)(?!\p{L}))/giu,
      "",
    )
    .replace(
      /(?<!\p{L})(?:à )?chaque ((?:\p{L}+|\d+) )(?=(heure|minute|seconde|semaine|année|jour|mois|an)s?(?!\p{L}))/giu,
      (found: string, count: string, unit: string) =>
        /^(?:une?|fois)? $/i.test(count)
          ? found
          : `${/^(?:jour|mois|an)$/i.test(unit) ? "tous" : "toutes"} les ${count}`,
    )
    .replace(/(?<!\p{L})dans (?=(?:1\d|20)\d\d(?!\d))/giu, "en ")
    .replace(WITHIN, "en ")
    .replace(
      TAKES,
      (_, that = "", ending: string) =>
        `${that && "que "}cela ${TAKE[ending.toLowerCase()] ?? "prend"}`,
    )
    .replace(WISH, (_, when: string) => GOOD[when.charAt(0).toLowerCase()] ?? when)
    .replace(/(?<=\b(?:depuis|pendant|dans|par|presque) )demi-heure\b/gi, "une demi-heure")
    .replace(/\bdans le matin suivant\b/gi, "le lendemain matin")
    .replace(/\bdans le jour suivant\b/gi, "le lendemain");

/** How long something took: "a grandi en deux ans"; "dans" is of what is to come. */
const WITHIN =
  /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|suis|est|sommes|sont) \p{L}+(?:é|i|u)e?s?(?!\p{L})[^,.!?…]* )dans (?=(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|\d+) (?:minute|heure|jour|semaine|mois|an|année)s?(?!\p{L}))/giu;

const TAKES =
  /(?<!\p{L})(?:(qu'|)(?:il|cela|ça) (?:tard|port)|(?<=^|[,.;!?] )tard)(e|era|erait|ait)(?= (?:près d'|(?:seulement|au moins|à peine|environ|presque|près de|plus de|moins de) )?(?:\p{L}+|\d+) (?:seconde|minute|heure|jour|semaine|mois|an|année)s?(?!\p{L}))/giu;
const TAKE: Readonly<Record<string, string>> = {
  era: "prendra",
  erait: "prendrait",
  ait: "prenait",
};

const WISH =
  /(?<!\p{L})ayez une? (?:bonne?|grande?|excellente?|belle|beau) (fin de semaine|week-end|jour(?:née)?|soir(?:ée)?|nuit)(?!\p{L})/giu;
const GOOD: Readonly<Record<string, string>> = {
  f: "bon week-end",
  w: "bon week-end",
  j: "bonne journée",
  s: "bonne soirée",
  n: "bonne nuit",
};
