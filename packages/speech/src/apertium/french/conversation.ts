const TO_BE_WRONG: Readonly<Record<string, string>> = {
  suis: "ai",
  es: "as",
  est: "a",
  sommes: "avons",
  êtes: "avez",
  sont: "ont",
  étais: "avais",
  était: "avait",
  étions: "avions",
  étiez: "aviez",
  étaient: "avaient",
};

/** What people say to each other, on the telephone or at the door, as French says it. */
export const CONVERSATION: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})et je(?=\s*(?:[,.;!?]|$))/giu, "et moi"],
  [/(?<!\p{L})qui est-ce qui (?=\p{L})/giu, "qui "],
  [/(?<!\p{L}|['’])un d'(?=(?:eux|entre (?:eux|nous|vous))(?!\p{L}))/giu, "l'un d'"],
  [/(?<!\p{L}|['’])une d'(?=(?:elles|entre (?:elles|nous|vous))(?!\p{L}))/giu, "l'une d'"],
  [/(?<!\p{L})(c'est|cela est|ça est) correcte?(?!\p{L})/giu, "c'est exact"],
  [
    /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|ayez|aie|avoir|avais|avait)(?: pas| plus| jamais) )de (?=(?:peur|faim|soif|sommeil|honte)(?!\p{L}))/giu,
    "",
  ],
  [
    /(?<!\p{L})qui plus (?=(?:n'|ne |va|vient|veut|peut|sait|arrive|a|est|sera)(?!\p{L}))/giu,
    "qui d'autre ",
  ],
  [/(?<!\p{L})que tel(?:le)? (?=\p{L})/giu, "pourquoi pas "],
  [/(?<!\p{L})rest(?=er(?:a|ai|as|ons|ez|ont)? bien\s*(?:[,.;!?]|$))/giu, "all"],
  [/(?<!\p{L})aller(?=(?:a|ai|as|ons|ez|ont) bien)/giu, "ir"],
  // To be wrong, of people.
  ...Object.entries(TO_BE_WRONG).map(([being, having]): readonly [RegExp, string] => [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:je|j'|tu|il|elle|on|nous|vous|ils|elles) ?(?:ne |n')?)${being}(?= (?:pas |peut-être |complètement )?incorrecte?s?(?!\p{L}))`,
      "giu",
    ),
    having,
  ]),
  [
    /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient) (?:pas |peut-être |complètement )?)incorrecte?s?(?!\p{L})/giu,
    "tort",
  ],
  [
    /(?<!\p{L})(?:cela|ça|il) (?:fonctionne|marche|va) pour (vous|nous)(?!\p{L})/giu,
    "ça $1 convient",
  ],
  [/(?<!\p{L})(?:cela|ça) (?:fonctionne|marche|va) pour moi(?!\p{L})/giu, "ça me convient"],
  // "Répéter".
  [
    /(?<!\p{L})(?:le )?dire (?:à nouveau|de nouveau|une autre fois|encore une fois)(?!\p{L})/giu,
    "répéter",
  ],
  [/(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont) )fait correct(?=\s*(?:[,.;!?]|$))/giu, "bien fait"],
  [/(?<!\p{L})de (?:forme|manière|façon) différente(?!\p{L})/giu, "différemment"],
  [/(?<!\p{L})la carte (?=(?:rouge|jaune)(?!\p{L}))/giu, "le carton "],
  [/(?<!\p{L})une carte (?=(?:rouge|jaune)(?!\p{L}))/giu, "un carton "],
  [/(?<=^|[.!?…] )(bonjour|bonsoir|salut) (?=tous(?!\p{L}))/giu, "$1 à "],
  [/(?<!\p{L})qu'est-ce qu'(?=vous (?:a|ont|avait|fait|fera|laisse) )/giu, "qu'est-ce qui "],
  [/(?<=(?<!\p{L})(?:a|ont|avait|avaient) )du (?=goût d)/giu, "le "],
  [/(?<!\p{L})réservation(s?) (?=naturelle|de (?:chasse|biosphère|faune))/giu, "réserve$1 "],
  [
    /(?<!\p{L})nous demandons (?:des |les )?excuses (?:par|pour)(?!\p{L})/giu,
    "nous nous excusons pour",
  ],
  [/(?<!\p{L})je demande (?:des |les )?excuses (?:par|pour)(?!\p{L})/giu, "je m'excuse pour"],
  [
    /(?<!\p{L})il (m'|t'|lui |nous |vous |leur )a été dit qu(?:i |e )(?=ser|ét|est(?!\p{L}))/giu,
    "on $1a dit que ce ",
  ],
  [/(?<=^|[.!?…] )j'ai fait(?=\s*[,.;!])/giu, "je l'ai fait"],
  [/(?<!\p{L})(?:ils|elles) ne s'importent pas(?! d)/giu, "ça leur est égal"],
  [/(?<!\p{L})(?:il|elle) ne s'importe pas(?! d)/giu, "ça lui est égal"],
  [/(?<!\p{L})je ne m'importe pas(?! d)/giu, "ça m'est égal"],
  [/(?<!\p{L})de motif pour se préoccuper(?!\p{L})/giu, "de quoi s'inquiéter"],
  // What somebody agrees to.
  [/(?<=^|[.!?…] )(?:correct|a raison)(?=\s*[,.!])/giu, "d'accord"],
  [/(?<=^|[.!?…,] )correct(?=\s*\?)/giu, "c'est ça"],
];
