const INFINITIVE = String.raw`(?=(?!(?:hier|rare|propre|pire|cher|fier)(?!\p{L}))\p{L}+(?:er|ir|re|oir)(?!\p{L}))`;
const UNIT = String.raw`(?:seconde|minute|heure|jour|semaine|mois|an|année)s?`;

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
  // What there is to eat or to see.
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:quelque chose|rien|autre chose) )pour ${INFINITIVE}`,
      "giu",
    ),
    "à ",
  ],
  // "Il était quelque chose que", "et il a été quand".
  [/(?<=^|[.!?…;,] |(?<!\p{L})(?:et|mais) )il était (?=quelqu|comme )/giu, "c'était "],
  [/(?<=^|[.!?…;,] |(?<!\p{L})(?:et|mais) )il est (?=quelqu|comme ça)/giu, "c'est "],
  [
    /(?<=^|[.!?…;,] |(?<!\p{L})(?:et|mais) )(?:il a été|il était|il est|c'était|c'est) quand (?=je |nous |vous )/giu,
    "c'est à ce moment-là que ",
  ],
  [
    /(?<=^|[.!?…;,] |(?<!\p{L})(?:et|mais) )(?:il a été|il était|il est|c'était|c'est) quand (?=j'|ils? |elles? |on )/giu,
    "c'est à ce moment-là qu",
  ],
  [/(?<!\p{L})moment-là qu(?=j')/giu, "moment-là que "],
  [/(?<!\p{L})moment-là qu(?=(?:ils?|elles?|on) )/giu, "moment-là qu'"],
  [/(?<!\p{L})(c'est|cela est|ça est) correcte?(?!\p{L})/giu, "c'est exact"],
  [
    /(?<!\p{L})(?:ils|elles) sont (déjà |presque |environ )?(?=(?:\p{L}+|\d+) heures?(?!\p{L}))/giu,
    "il est $1",
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:il )?a duré ((?:(?:environ|presque|plus de) )?(?:\p{L}+|\d+) ${UNIT}) (?:pour|à) ${INFINITIVE}`,
      "giu",
    ),
    "il a fallu $1 pour ",
  ],
  [
    /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|ayez|aie|avoir|avais|avait)(?: pas| plus| jamais) )de (?=(?:peur|faim|soif|sommeil|honte)(?!\p{L}))/giu,
    "",
  ],
  [
    /(?<!\p{L})(est|sont|suis|es|sommes|êtes|était) (?:dans|sur) le téléphone(?!\p{L})/giu,
    "$1 au téléphone",
  ],
  [/(?<!\p{L})(?:dans|sur) le menu(?=\s*(?:[,.;!?]|$))/giu, "au menu"],
  [/(?<!\p{L})il a valu la peine(?!\p{L})/giu, "ça valait la peine"],
  [
    /(?<!\p{L})il (vaut|valait|vaudra|vaudrait) (?:bien )?la peine(?= d|\s*(?:[,.;!?]|$))/giu,
    "ça $1 la peine",
  ],
  [/(?<!\p{L})peu importe ce qui passe(?!\p{L})/giu, "peu importe ce qui se passe"],
  [
    /(?<!\p{L})les proches? (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) (?=(?:jours|mois|ans)(?!\p{L}))/giu,
    "les $1 prochains ",
  ],
  [
    /(?<!\p{L})les proches? (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) (?=(?:heures|minutes|semaines|années)(?!\p{L}))/giu,
    "les $1 prochaines ",
  ],
  [
    /(?<!\p{L})les derniers? (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) (?=(?:jours|mois|ans)(?!\p{L}))/giu,
    "les $1 derniers ",
  ],
  [/(?<!\p{L})en demi-heure(?!\p{L})/giu, "dans une demi-heure"],
  [/(?<!\p{L})combien (?=(?:me|te|nous|vous|lui|leur) coût)/giu, "combien ça "],
  [/(?<!\p{L})par tout le sol(?!\p{L})/giu, "partout sur le sol"],
  [
    /(?<!\p{L})qui plus (?=(?:n'|ne |va|vient|veut|peut|sait|arrive|a|est|sera)(?!\p{L}))/giu,
    "qui d'autre ",
  ],
  [/(?<!\p{L})que tel(?:le)? (?=\p{L})/giu, "pourquoi pas "],
  [/(?<!\p{L})(?:dans les approches|aux approches)(?!\p{L})(?! d)/giu, "à proximité"],
  [/(?<=(?<!\p{L})à (?:gauche|droite) )dans (?=(?:la|l') ?)/giu, "à "],
  [/(?<=(?<!\p{L})à (?:gauche|droite) )dans le(?!\p{L})/giu, "au"],
  [/(?<!\p{L})(all(?:er|ez|ons)) devant(?=\s*(?:[,.;!?]|$)| et(?!\p{L}))/giu, "$1 tout droit"],
  [/(?<!\p{L})de sommet(?=\s*(?:[,.;!?]|$)| (?:est|de l'|du)(?!\p{L}))/giu, "d'en haut"],
  [/(?<!\p{L})rest(?=er(?:a|ai|as|ons|ez|ont)? bien\s*(?:[,.;!?]|$))/giu, "all"],
  [/(?<!\p{L})aller(?=(?:a|ai|as|ons|ez|ont) bien)/giu, "ir"],
  [
    /(?<!\p{L})nous trouver(?=\s*(?:[,.;!?]|$)| (?:à|au|demain|devant|chez|ce|plus|ici|là|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L}))/giu,
    "nous retrouver",
  ],
  [
    /(?<!\p{L})nous nous trouver(?=ons (?:à|au|demain|devant|chez|ce|plus|ici|là|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L}))/giu,
    "nous nous retrouver",
  ],
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
  // To hear, not to listen.
  [
    /(?<=(?<!\p{L})(?:peux|peut|pouvons|pouvez|peuvent|pouvais|pouvait|pourrais|pourrait) (?:bien |plus |pas |vraiment )?(?:m'|t'|l'|vous |nous |les ))écouter(?!\p{L})/giu,
    "entendre",
  ],
  [
    /(?<!\p{L})écout(?=(?:é|er|e|es|ent|ons|ez|ais|ait|aient)(?: (?:un|une|des|du|le|la|l'|son|sa|votre|mon|ma|de la))? ?(?:ce qu[ei]|clic|sirène|alarme|bruit|cri|coup|explosion|détonation|sonnerie|tonnerre|claquement|craquement|porte|voix|nouvelle)s?(?!\p{L}))/giu,
    "entend",
  ],
  [/(?<!\p{L})entendé(?!\p{L})/giu, "entendu"],
  [/(?<!\p{L})entender(?!\p{L})/giu, "entendre"],
  [/(?<!\p{L})((?:j'|je |il |elle |on |qui )(?:n')?)entende(?!\p{L})/giu, "$1entend"],
  [
    /(?<!\p{L})(appel|téléphon)(le|lent|e|ent|ons|ez|ais|ait|er|é) sur (?=une? (?!\p{L}*(?:ligne|portable|fixe|numéro|téléphone)))/giu,
    "$1$2 au sujet d'",
  ],
  [
    /(?<!\p{L})(appel|téléphon)(le|lent|e|ent|ons|ez|ais|ait|er|é) sur (?=(?:cette|ces|ma|vos|votre|la) (?!\p{L}*(?:ligne|portable|fixe|numéro|téléphone))|l')/giu,
    "$1$2 au sujet de ",
  ],
  [
    /(?<!\p{L})(?:cela|ça|il) (?:fonctionne|marche|va) pour (vous|toi|nous)(?!\p{L})/giu,
    "ça $1 convient",
  ],
  // "Répéter".
  [
    /(?<!\p{L})(?:le )?dire (?:à nouveau|de nouveau|une autre fois|encore une fois)(?!\p{L})/giu,
    "répéter",
  ],
  [
    /(?<!\p{L})(à partir|au-delà) des (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|\d+)(?= (?:et|jusqu|de l'après|du (?:matin|soir))|\s*(?:[,.;!?]|$))/giu,
    "$1 de $2 heures",
  ],
  [
    /(?<!\p{L})ce qui est passée?(?!\p{L})(?! (?:par|de|du|pour)(?!\p{L}))/giu,
    "ce qui s'est passé",
  ],
  [/(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont) )fait correct(?=\s*(?:[,.;!?]|$))/giu, "bien fait"],
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
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:un|le|mon|notre|votre|grand) (?:grand |vrai )?(?:plaisir|honneur|bonheur|luxe|privilège|rêve|défi|soulagement) )${INFINITIVE}`,
      "giu",
    ),
    "de ",
  ],
  [
    /(?<=(?<!\p{L})travaill\p{L}* )dans (?=(?:un|une|le|la|mon|ma|son|sa|notre|votre|ce|cette|l') ?(?:nouve\p{L}+ )?(?:livre|projet|film|album|disque|roman|chanson|article|thèse|pièce)(?!\p{L}))/giu,
    "sur ",
  ],
  [/(?<!\p{L})de (?:forme|manière|façon) différente(?!\p{L})/giu, "différemment"],
  [/(?<!\p{L})la carte (?=(?:rouge|jaune)(?!\p{L}))/giu, "le carton "],
  [/(?<!\p{L})une carte (?=(?:rouge|jaune)(?!\p{L}))/giu, "un carton "],
  [
    /(?<!\p{L})((?:m'|t'|l'|nous |vous |lui )(?:a|ont|avait)) tardé (?=(?:\p{L}+[ ']){1,4}(?:minute|heure|jour|semaine|mois|an|année)s?(?!\p{L}))/giu,
    "$1 pris ",
  ],
  [new RegExp(String.raw`(?<=(?<!\p{L})attention )pour ${INFINITIVE}`, "giu"), "à "],
  [/(?<=(?<!\p{L})attention )pour (?=ne pas )/giu, "à "],
  [
    /(?<=(?<!\p{L})(?:sais|sait|savons|savez|savent|savais|savait) pas )que c'est(?=\s*(?:[,.;!?]|$))/giu,
    "ce que c'est",
  ],
  [/(?<=^|[.!?…] )(bonjour|bonsoir|salut) (?=tous(?!\p{L}))/giu, "$1 à "],
  [
    /(?<=^|[.!?…] )(aujourd'hui|demain) est (?=(?:une?|l[ea]|mon|ma|notre|votre|son|sa)(?!\p{L})|l')/giu,
    "$1, c'est ",
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})((?:a|ont|avait) )?(fait|font|fera|ferait|laissé|laisse|laissera) vous ${INFINITIVE}`,
      "giu",
    ),
    "vous $1$2 ",
  ],
  [/(?<!\p{L})qu'est-ce qu'(?=vous (?:a|ont|avait|fait|fera|laisse) )/giu, "qu'est-ce qui "],
  [
    /(?<=^|[.!?…,] )(?:[Ii]l )?[Ee]st (?=\p{Lu}\p{Ll}+(?:\s*[,.;!?]|$| (?:de|du|à|qui)(?!\p{L})))/gu,
    "c'est ",
  ],
  [
    /(?<=^|[.!?…] )(aujourd'hui|demain|hier) il (?=(?:est|était) (?:(?:une?|mon|ma|notre|votre|son|sa|l[ea])(?!\p{L})|l'))/giu,
    "$1 c'",
  ],
  [/(?<=^|[.!?…,] )ils sont (?=(?:[mts]es|nos|vos|leurs|des) )/giu, "ce sont "],
  [/(?<=^|[.!?…,] )il est (?=(?:mon|ma|notre|votre) )/giu, "c'est "],
  [/(?<=(?<!\p{L})(?:a|ont|avait|avaient) )du (?=goût d)/giu, "le "],
  [/(?<=^|[.!?…] )sent(?= \p{L})/giu, "ça sent"],
  [/(?<!\p{L})réservation(s?) (?=naturelle|de (?:chasse|biosphère|faune))/giu, "réserve$1 "],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:sai[st]|sav\p{L}+|su|savoir|demand\p{L}+)(?: pas| plus| jamais| bien)? )ce que ${INFINITIVE}`,
      "giu",
    ),
    "quoi ",
  ],
  [
    /(?<=(?<!\p{L})(?:suis|es|est|sommes|êtes|sont) )dans (?:mon|ton|son|notre|votre|leur) chemin(?!\p{L})/giu,
    "en route",
  ],
  [/(?<!\p{L})combien (?=coût\p{L}* (?:par|pour|en|avec|à)(?!\p{L}))/giu, "combien ça "],
  [
    /(?<=^|[.!?…,] )(?:ils|elles) sont (?=(?:[\p{L}-]+ ){1,3}(?:euros?|dollars?|livres sterling|centimes)(?!\p{L}))/giu,
    "c'est ",
  ],
  [/(?<=(?<!\p{L})(?:après|avant|à|jusqu'à|vers|depuis) )le (?=(?:minuit|midi)(?!\p{L}))/giu, ""],
  [/(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|aviez) )en esprit(?!\p{L})/giu, "en tête"],
  [
    /(?<=(?<!\p{L})(?:être|suis|est|sommes|êtes|sont|serai|sera|serez) (?:un peu |très |déjà )?)retardée?s?(?=\s*(?:[,.;!?]|$)| (?:et|mais|pour)(?!\p{L}))/giu,
    "en retard",
  ],
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
  // The weather.
  [
    /(?<=^|[.!?…;,] |(?<!\p{L})(?:et|mais|demain|aujourd'hui|car) )(?=(?:fait|fera|faisait|fasse) (?:(?:très|trop|plus|si|assez) )?(?:froid|chaud|beau|mauvais|nuit|jour|frais)(?!\p{L}))/giu,
    "il ",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:heureux|heureuses?|contente?s?|ravie?s?|tristes?|fière?s?|désolée?s?|sûre?s?) )à ${INFINITIVE}`,
      "giu",
    ),
    "de ",
  ],
];
