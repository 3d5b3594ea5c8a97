/** Sentences that the pairs from Catalan build word by word: who does it, what comes first, and what agrees. */
export const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}ez)-à(?!\p{L})/giu, "-la"],
  [
    /(?<!\p{L})(je|tu|ils?|elles?|on|nous|vous) presque (n(?:e |'))((?:(?:me|te|se|le|la|les|lui|leur|vous|nous|y|en) |[mtsl]')*\p{L}+) pas(?!\p{L})/giu,
    "$1 $2$3 presque pas",
  ],
  [/(?<=^|[.!?…,] |(?<!\p{L})(?:mais|et) )seulement ai(?= \p{L})/giu, "j'ai seulement"],
  [
    /(?<=^|[.!?…,] |(?<!\p{L})(?:mais|et) )seulement (suis|peux|veux|vais|sais)(?!\p{L})/giu,
    "je $1 seulement",
  ],
  [
    /(?<!\p{L})aux (?=(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|\d+) heures?(?!\p{L}))/giu,
    "à ",
  ],
  [
    /(?<=(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )l'(?=après-midi)/giu,
    "",
  ],
  [/(?<=(?<!\p{L})rien n'est pass)ée?(?!\p{L})/giu, "é"],
  [/(?<!\p{L})rien n'est passé(?!\p{L})/giu, "rien ne s'est passé"],
  [/(?<!\p{L})(à|de) cela (?=que |qu')/giu, "$1 ce "],
  [/(?<=(?<!\p{L})ce que [^,.;!?]{2,30} )plus est (?=\p{L})/giu, "le plus, c'est "],
  [
    /(?<!\p{L})ce qu(?:e |')(?=(?:[mt]'|vous |nous )(?:a|avait) (?!dit|écrit|demandé|raconté|donné|montré|appris|promis)\p{L}+(?:é|i|u|is|it)(?!\p{L}))/giu,
    "ce qui ",
  ],
  [
    /(?<=(?<!\p{L})(?:heureux|heureuse|content|contente|désolée?|ravie?|fière?) que vous )êtes(?!\p{L})/giu,
    "soyez",
  ],
  [
    /(?<=(?<!\p{L})(?:heureux|heureuse|content|contente|désolée?|ravie?|fière?) que vous )avez(?!\p{L})/giu,
    "ayez",
  ],
  [
    /(?<=(?<!\p{L})vous (?:devez|pouvez|voulez|allez|devriez|pourriez|devrez) )s(?:e |')(?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu,
    "vous ",
  ],
  [
    /(?<=(?<!\p{L})(?:facile|difficile|simple|grand|bon|mauvais|cher) )que semble(?!\p{L})/giu,
    "qu'il semble",
  ],
  [/(?<=(?<!\p{L})(?:suis|es|est|sommes|êtes|sont) )restée?(?=s? mieux(?!\p{L}))/giu, "allé"],
  [/(?<=^(?!.*(?<!\p{L})qu(?:e(?!\p{L})|')).*, )il fasse(?= \p{L})/giu, "faites"],
  [/(?<=^(?!.*(?<!\p{L})qu(?:e(?!\p{L})|')).*, )il prenne(?= \p{L})/giu, "prenez"],
  [/(?<=^(?!.*(?<!\p{L})qu(?:e(?!\p{L})|')).*, )il mette(?= \p{L})/giu, "mettez"],
  [/(?<=^(?!.*(?<!\p{L})qu(?:e(?!\p{L})|')).*, )il aille(?= \p{L})/giu, "allez"],
  [
    /(?<=(?<!\p{L})(?:une?|l[ae]s?|des|ce|cette|[mts](?:on|a|es)|votre|notre) \p{L}+ )(?=(?:a|ont|avait|avaient) jamais(?!\p{L}))/giu,
    "n'",
  ],
  [/(?<!\p{L})qui passe(?=(?: maintenant| ici| là)?\s*\?)/giu, "que se passe-t-il"],
  [/(?<!\p{L})quel (?=(?:est|était|a été|sera) (?:la|ma|sa|une|cette) )/giu, "quelle "],
  [
    /(?<=(?<!\p{L})(?:la|une|ma|sa|cette) \p{L}+ (?:est|était) (?:resté|devenu|allé|parti|arrivé|tombé|né|mort|venu))(?!\p{L})/giu,
    "e",
  ],
  [
    /(?<=(?<!\p{L})(?:que|si|quand) vous )(?=réveille(?:z|rez)(?:\s*[,.;!?]|$| (?:une?|le|la|à|et|tôt|tard|avant|après)(?!\p{L})))/giu,
    "vous ",
  ],
  [/(?<=^|[.!?…,] )il a été (?=(?:exactement|précisément|justement) (?:ce|ça|cela))/giu, "c'est "],
  [/(?<=^|[.!?…,] )est jamais(?= \p{L})/giu, "il n'est jamais"],
  [/(?<=^|[.!?…,] )pas seulement (?=nous|je|il|elle|vous|ils|elles)/giu, "non seulement "],
  [/(?<!\p{L})raison par laquelle(?!\p{L})/giu, "raison pour laquelle"],
  [
    /(?<=(?<!\p{L})(?:plus|moins|mieux|meilleure?s?|pires?) (?:\p{L}+ )?)que l'attendu(?!\p{L})/giu,
    "que prévu",
  ],
  [/(?<=(?<!\p{L})compos(?:é|ée|és|ées) )par (?=\p{L})/giu, "de "],
  [/(?<!\p{L})(?:il |elle )?est feta(?!\p{L})/giu, "elle est faite"],
  [
    /(?<!\p{L})si vous (?:(?:lui|leur) )?avez plu ((?:cette|ce|cet|l[ae]|notre|mon|ma) \p{L}+)/giu,
    "si $1 vous a plu",
  ],
  [
    /(?<!\p{L})le prochain (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/giu,
    "$1 prochain",
  ],
  [/(?<!\p{L})la prochaine (semaine|année)(?!\p{L})/giu, "la $1 prochaine"],
  [/(?<!\p{L})le prochain (mois|été|hiver|printemps)(?!\p{L})/giu, "le $1 prochain"],
  [
    /(?<!\p{L})de plus en plus (?=(?:personnes|enfants|jeunes|femmes|hommes|familles|entreprises|villes|pays|étudiants)(?!\p{L}))/giu,
    "de plus en plus de ",
  ],
  [/(?<=^|[.!?…,] )ici (?:il|elle) est (?=(?:une?|l[ae]|[mts](?:on|a)|notre|votre) )/giu, "voici "],
  [
    /(?<=(?<!\p{L})(?:me|te|nous|vous) )souvient d(?:e |')(?=(?:[mts](?:on|a|es)|notre|votre|l[ae]s?|une?) )/giu,
    "rappelle ",
  ],
  [/(?<=(?<!\p{L})\p{L}+ez (?:de |d'|à ))s(?:e |')(?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu, "vous "],
  [/(?<=(?<!\p{L})voudr(?:ais|ait|ions|iez|aient) )d'(?=une? )/giu, ""],
  [/(?<!\p{L})en le(?=s? )/giu, "dans le"],
  [/(?<!\p{L})dans la surface(?! de réparation)/giu, "à la surface"],
  [
    /(?<!\p{L})par (?=la (?:première|deuxième|seconde|troisième|quatrième|cinquième|dernière|énième) fois(?!\p{L}))/giu,
    "pour ",
  ],
  [/(?<=^|[.!?…,] )autres (?=\p{L}+(?:ent|ont)(?!\p{L}))/giu, "d'autres "],
  [/(?<=(?<!\p{L})central)a(?=s?(?!\p{L}))/giu, "e"],
  [/(?<!\p{L})la (?:forme|manière|façon) comme(?= \p{L})/giu, "la façon dont"],
  [/(?<=^|[.!?…,] )comme (?=[^.!?…]*\?)/giu, "comment "],
  [
    /(?<=(?<!\p{L})(?:bon|bonne|mauvais|mauvaise|meilleur|meilleure)s? )dans (?:des|les|le|la) (?=\p{L}+s?(?:\s*[,.;!?]|$))/giu,
    "en ",
  ],
  [
    /(?<!\p{L})la (m|s)ienne (?=(?:premi|derni|nouvelle|propre|seule|grande|petite|vieille|meilleure)\p{L}*)/giu,
    "$1a ",
  ],
  [
    /(?<!\p{L})le (m|s)ien (?=(?:premi|derni|nouve|propre|seul|grand|petit|vieux|meilleur)\p{L}*)/giu,
    "$1on ",
  ],
  [/(?<=(?<!\p{L})(?:moment|jour|instant|temps|an|mois) )dans lequel(?!\p{L})/giu, "où"],
  [/(?<=(?<!\p{L})(?:année|époque|semaine|nuit|période|heure) )dans laquelle(?!\p{L})/giu, "où"],
  [/(?<=^quel(?:le)?s? \p{L}+ vous \p{L}+r)ait(?= [^.!…]*\?)/giu, "iez"],
  [
    /(?<!\p{L})(n'(?:ai|as|a|avons|avez|ont|avais|avait|avaient)) besoin pas(?!\p{L})/giu,
    "$1 pas besoin",
  ],
  [/(?<=^|[.!?…] )y (?=(?:a|avait|aura|aurait)(?!\p{L}))/giu, "il y "],
  [
    /(?<=(?<!\p{L})(?:vais|vas|va|allons|allez|vont) )à (?=(?:me|te|se|le|la|les|lui|leur|vous|nous|y|en) \p{L}+(?:er|ir|re)(?!\p{L}))/giu,
    "",
  ],
  [
    /(?<=(?<!\p{L})(?:lumière|lampe|bougie|télé|télévision|écran|ordinateur|téléphone|moteur)s? (?:est|sont|était|étaient) (?:déjà |encore )?)effacé(e?s?)(?!\p{L})/giu,
    "éteint$1",
  ],
  [
    /(?<=(?<!\p{L})parl(?:e|es|ent|ons|ez|ais|ait|aient|er|é|era) (?:(?:bien|très bien|un peu|seulement|aussi) )?)(?:du |de l')(?=(?:français|anglais|espagnol|italien|allemand|portugais|chinois|japonais|russe|arabe)(?!\p{L}))/giu,
    "",
  ],
  [/(?<!\p{L})toutes les années(?!\p{L})/giu, "tous les ans"],
  [/(?<!\p{L})ce qui (?=(?:pouv|voul|dev|sav)ez(?!\p{L}))/giu, "ce que vous "],
];
