import { alone, DAYS, END, type Saying, saying } from "./matching.ts";

const THEN = String.raw`(?=(?:${DAYS}|demain|ce soir)(?!\p{L}))`;

/** What is said on the telephone and about channels and screens. */
export const CALLS: readonly Saying[] = [
  [alone("all[ôo]"), "salut"],
  [saying("ne quitte pas"), "attends un instant"],
  [saying(`ne quittez pas${END}`), "attendez un instant"],
  [
    new RegExp(`(?<=(?<!\\p{L})(?:je|tu|il|elle|on) )(suis|es|est) pris(e?) ${THEN}`, "giu"),
    "$1 occupé$2 ",
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:nous|vous|ils|elles) )(sommes|êtes|sont) pris(e?)s? ${THEN}`,
      "giu",
    ),
    "$1 occupé$2s ",
  ],
  [/(?<!\p{L})(?:sur|à) ([mts])a chaîne(?! d)/giu, "dans $1on canal"],
  [/(?<!\p{L})(?:sur|à) (notre|votre|cette|leur) chaîne(?! d)/giu, "dans $1 canal"],
  [/(?<!\p{L})([mts])a chaîne(?! d)/giu, "$1on canal"],
  [/(?<!\p{L})dans cette canal/giu, "dans ce canal"],
  [
    /(?<!\p{L})(?:rappelez|rappelle)(?=-(?:moi|nous)(?= (?:plus tard|demain|dans|ce soir|lundi|mardi|mercredi|jeudi|vendredi|dès)|\s*[,.!]))/giu,
    "téléphonez",
  ],
  // "Vous pouvez me rappeler ?", unless of something.
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:me|te|le|la|les|lui|nous|vous) )rappeler(?=\s*(?:[,.!?]|$)| (?:plus tard|demain|dans|ce soir|au)(?!\p{L}))`,
      "giu",
    ),
    "téléphoner",
  ],
  [saying("qui est à l'appareil"), "qui téléphone"],
  [
    /(?<!\p{L})rappelez(?= (?:plus tard|demain|ce soir|dans (?:\d+|une?|deux|trois|cinq|dix) ))/giu,
    "téléphonez",
  ],
  [/(?<!\p{L})cliqu(?=(?:ez|er|ons) )/giu, "appuy"],
  [/(?<!\p{L})cliqu(?=(?:es?|ent) )/giu, "appui"],
];
