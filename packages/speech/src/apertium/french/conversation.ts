const INFINITIVE = String.raw`(?=(?!(?:hier|lundi)(?!\p{L}))\p{L}+(?:er|ir|re|oir)(?!\p{L}))`;
const UNIT = String.raw`(?:seconde|minute|heure|jour|semaine|mois|an|année)s?`;

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
  // To hear, not to listen.
  [
    /(?<=(?<!\p{L})(?:peux|peut|pouvons|pouvez|peuvent|pouvais|pouvait|pourrais|pourrait) (?:bien |plus |pas |vraiment )?(?:m'|t'|l'|vous |nous |les ))écouter(?!\p{L})/giu,
    "entendre",
  ],
  [
    /(?<!\p{L})écout(?=(?:é|er|e|es|ent|ons|ez|ais|ait|aient)(?: (?:un|une|des|du|le|la|l'|son|sa|votre|mon|ma|de la))? ?(?:bruit|cri|coup|explosion|détonation|sonnerie|tonnerre|claquement|craquement|porte|voix|nouvelle)s?(?!\p{L}))/giu,
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
  [/(?<!\p{L})ça toi convient/giu, "ça te convient"],
  // "Répéter".
  [
    /(?<!\p{L})(?:le )?dire (?:à nouveau|de nouveau|une autre fois|encore une fois)(?!\p{L})/giu,
    "répéter",
  ],
  [
    /(?<!\p{L})(à partir|au-delà) des (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|\d+)(?= (?:et|jusqu|de l'après|du (?:matin|soir))|\s*(?:[,.;!?]|$))/giu,
    "$1 de $2 heures",
  ],
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
