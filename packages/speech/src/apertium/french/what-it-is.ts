/** What something is, what it costs and when it is, as French says it: "c'est vingt euros". */
export const WHAT_IT_IS: readonly (readonly [RegExp, string])[] = [
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
  [
    /(?<!\p{L})(?:ils|elles) sont (déjà |presque |environ )?(?=(?:\p{L}+|\d+) heures?(?!\p{L}))/giu,
    "il est $1",
  ],
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
  [/(?<!\p{L})combien (?=(?:me|te|nous|vous|lui|leur) coût)/giu, "combien ça "],
  [
    /(?<!\p{L})(à partir|au-delà) des (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|\d+)(?= (?:et|jusqu|de l'après|du (?:matin|soir))|\s*(?:[,.;!?]|$))/giu,
    "$1 de $2 heures",
  ],
  [
    /(?<!\p{L})ce qui est passée?(?!\p{L})(?! (?:par|de|du|pour)(?!\p{L}))/giu,
    "ce qui s'est passé",
  ],
  [
    /(?<=(?<!\p{L})(?:sais|sait|savons|savez|savent|savais|savait) pas )que c'est(?=\s*(?:[,.;!?]|$))/giu,
    "ce que c'est",
  ],
  [
    /(?<=^|[.!?…] )(aujourd'hui|demain) est (?=(?:une?|l[ea]|mon|ma|notre|votre|son|sa)(?!\p{L})|l')/giu,
    "$1, c'est ",
  ],
  [
    /(?<=^|[.!?…,] )(?:[Ii]l )?[Ee]st (?=\p{Lu}\p{Ll}+(?:\s*[,.;!?]|$| (?:de|du|à|qui)(?!\p{L})))/gu,
    "c'est ",
  ],
  [
    /(?<=^|[.!?…] )(aujourd'hui|demain|hier) il (?=(?:est|était) (?:(?:une?|mon|ma|notre|votre|son|sa|l[ea])(?!\p{L})|l'))/giu,
    "$1 c'",
  ],
  [/(?<=^|[.!?…] )sent(?= \p{L})/giu, "ça sent"],
  [/(?<!\p{L})combien (?=coût\p{L}* (?:par|pour|en|avec|à)(?!\p{L}))/giu, "combien ça "],
  [
    /(?<=^|[.!?…,] )(?:ils|elles) sont (?=(?:[\p{L}-]+ ){1,3}(?:euros?|dollars?|livres sterling|centimes)(?!\p{L}))/giu,
    "c'est ",
  ],
  [/(?<=(?<!\p{L})(?:après|avant|à|jusqu'à|vers|depuis) )le (?=(?:minuit|midi)(?!\p{L}))/giu, ""],
  // The weather.
  [
    /(?<=^|[.!?…;,] |(?<!\p{L})(?:et|mais|demain|aujourd'hui|car) )(?=(?:fait|fera|faisait|fasse) (?:(?:très|trop|plus|si|assez) )?(?:froid|chaud|beau|mauvais|nuit|jour|frais)(?!\p{L}))/giu,
    "il ",
  ],
];
