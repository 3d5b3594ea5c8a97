const END = String.raw`(?=\s*(?:[,.;:!?…]|$))`;
const START = String.raw`(?<=^|[,.;:!?…] )`;
const saying = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'-])(?:${pattern})(?![\p{L}-])`, "giu");
const alone = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, "giu");
const opening = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})(?=[ ,])`, "giu");

/** How French is spoken, and how it is written. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'])j'(?=[^aeiouyhàâéèêëîïôœu\s])/giu, "je "],
  [saying("chuis"), "je suis"],
  [saying("ouais|mouais"), "oui"],
  [
    /(?<![\p{L}'])(?<!\btu )t'(?=(?:as|es|avais|étais|auras|aurais|aimes|arrives|habites|entends|attends)(?!\p{L}))/giu,
    "tu ",
  ],
  [
    /(?<![\p{L}'])(?<!\b(?:il|on|elle|tu|ils|elles|qui|ne) )y (?=(?:a|avait|aura|en a)(?![\p{L}-]))/giu,
    "il y ",
  ],
  [
    /(?<![\p{L}'])(?<=^|[,.;:!?…] |(?<!\p{L})(?:et|mais|donc|alors|non|oui|bon|là|parce qu') ?)(?=(?:ne )?(?:faut|faudrait|faudra)(?!\p{L}))/giu,
    "il ",
  ],
];

/** Idioms of talks and calls, and plain words for them that the pair with Catalan translates. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [saying("s'il te pla[iî]t"), "s'il vous plaît"],
  [alone("all[ôo]"), "salut"],
  [saying("ne quitte pas"), "attends un instant"],
  [saying(`ne quittez pas${END}`), "attendez un instant"],
  [saying("pour le moment|pour l'instant"), "en ce moment"],
  [/(?<!\p{L})au sujet (?=d[eu'])/giu, "à propos "],
  [/(?<!\p{L})au sujet (?=des )/giu, "à propos "],
  [saying("pour un rien"), "à la moindre occasion"],
  [alone("tout à fait|carrément"), "exactement"],
  [saying("tout à fait"), "complètement"],
  [saying("(c'(?:est|était)|ce serait|ça fait) quand même"), "$1"],
  [saying("quand même"), "de toute façon"],
  [opening("d'ailleurs|au fait"), "en plus"],
  [saying("d'ailleurs"), "en plus"],
  [/(?<!\p{L})et là(?=,)/giu, "et alors"],
  [opening("voilà,? (?=c'est|ce|donc|alors)"), "bon, "],
  [opening("(et )?voilà(?=,)"), "$1bon"],
  [saying("voilà pourquoi"), "c'est pour cela que"],
  [/(?<!\p{L})(?:voilà|voici) (?=ce (?:que|qui|dont)|comment)/giu, "c'est "],
  [saying("me (?:voilà|voici)"), "je suis ici"],
  [saying("te (?:voilà|voici)"), "tu es ici"],
  [saying("nous (?:voilà|voici)"), "nous sommes ici"],
  [saying("vous (?:voilà|voici)"), "vous êtes ici"],
  [saying("l[ea] (?:voilà|voici)"), "il est ici"],
  [saying("les (?:voilà|voici)"), "ils sont ici"],
  [
    /(?<=^|[,.;:!?…] )(?:voilà|voici) (?=(?:une?|la|le|mon|ma|son|sa|notre|votre|cette|ce) |l')/giu,
    "ici il y a ",
  ],
  [alone("ça va|comment ça va|comment ça va bien"), "tout va bien"],
  [saying("ça va aller|ça ira"), "tout ira bien"],
  [saying("(tout|ça|cela) (?:va|allait) bien se passer"), "tout ira bien"],
  [alone("je (?:t|vous )'?en prie"), "de rien"],
  [saying("je (?:t'|vous )en (?:prie|supplie)"), "s'il vous plaît"],
  [alone("ça marche|ça roule"), "d'accord"],
  [saying("ça marche"), "ça fonctionne"],
  [alone("t'inquiète|t'inquiète pas"), "ne t'inquiète pas"],
  [saying("laisse tomber(?! (?:le|la|les|un|une|ton|ta) )"), "oublie ça"],
  [saying("laissez tomber(?! (?:le|la|les|un|une|votre) )"), "oubliez ça"],
  [alone("n'importe quoi"), "c'est absurde"],
  [/(?<=(?<!\p{L})(?:fai|di|racont|font)\p{L}* )n'importe quoi/giu, "des choses absurdes"],
  [alone("dommage"), "quel dommage"],
  [/(?<!\p{L})heureusement qu(?:e |')/giu, "heureusement, "],
  [saying("exprès"), "à dessein"],
  [/(?<!\p{L})on dirait (?=qu|une? |du |de la )/giu, "il semble "],
  [/(?<!\p{L})il n'y a pas de quoi (?=s['e])/giu, "il n'y a pas de raison de "],
  [saying("je m'en occupe"), "je m'occupe de cela"],
  [saying("je m'en charge"), "je m'occupe de cela"],
  [saying("je m'en (?:fous|fiche|moque)"), "cela ne m'importe pas"],
  [saying("on s'en (?:fout|fiche|moque)"), "cela ne nous importe pas"],
  [/(?<=(?<!\p{L})(?:me|se) )fou(?:s|t)(?= d[eu'])/giu, "moque"],
  [/(?<=(?<!\p{L})te )fous(?= d[eu'])/giu, "moques"],
  [/(?<=(?<!\p{L})(?:vous|se) )fout(ez|ent)(?= d[eu'])/giu, "moqu$1"],
  [saying("m'en sors"), "réussis"],
  [saying("t'en sors"), "réussis"],
  [saying("s'en sort"), "réussit"],
  [saying("s'en sortir|m'en sortir|t'en sortir|vous en sortir|nous en sortir"), "réussir"],
  [
    saying("(?:s'en est|s'en sont|m'en suis|nous en sommes|vous en êtes) sorti(?:es?|s)?"),
    "a réussi",
  ],
  [/(?<!\p{L})un froid de canard/giu, "très froid"],
  [/(?<!\p{L})(?:pris|prendre) la fuite/giu, "fui"],
  [
    /(?<!\p{L})dès (?=(?:demain|aujourd'hui|maintenant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L}))/giu,
    "à partir de ",
  ],
  [/(?<!\p{L})(?:sur|à) ([mts])a chaîne(?! d)/giu, "dans $1on canal"],
  [/(?<!\p{L})(?:sur|à) (notre|votre|cette|leur) chaîne(?! d)/giu, "dans $1 canal"],
  [/(?<!\p{L})([mts])a chaîne(?! d)/giu, "$1on canal"],
  [/(?<!\p{L})dans cette canal/giu, "dans ce canal"],
  [saying("à feu doux"), "à feu lent"],
  [saying("accidents? de la route"), "accident de la circulation"],
  [
    /(?<!\p{L})c'est ((?:ce|cet|cette) [^\s,.;!?]+-là|hier|l'année dernière|la semaine dernière|le lendemain) qu(?:e |')/giu,
    "$1, ",
  ],
  [/(?<!\p{L})il vaut mieux (?=qu[e'])/giu, "c'est mieux "],
  [
    /(?<!\p{L})(?:rappelez|rappelle)(?=-(?:moi|nous)(?= (?:plus tard|demain|dans|ce soir|lundi|mardi|mercredi|jeudi|vendredi|dès)|\s*[,.!]))/giu,
    "téléphonez",
  ],
  [saying("qui est à l'appareil"), "qui téléphone"],
  [/(?<!\p{L})prendre (?:un )?rendez-vous(?!\p{L})/giu, "fixer un rendez-vous"],
  [/(?<!\p{L})pris (?:un )?rendez-vous(?!\p{L})/giu, "fixé un rendez-vous"],
  [/(?<!\p{L})le tout(?= (?:au|dans|pendant|avec|sur|à)(?!\p{L}))/giu, "tout"],
  [/(?<=(?<!\p{L})de )chez (?:moi)(?!\p{L})/giu, "ma maison"],
  [/(?<=(?<!\p{L})de )chez (?:toi)(?!\p{L})/giu, "ta maison"],
  [/(?<=(?<!\p{L})de )chez (?:nous)(?!\p{L})/giu, "notre maison"],
  [/(?<=(?<!\p{L})de )chez (?:vous)(?!\p{L})/giu, "votre maison"],
  [/(?<=(?<!\p{L})de )chez (?:lui|elle)(?!\p{L})/giu, "sa maison"],
  [/(?<=(?<!\p{L})de )chez (?:eux|elles)(?!\p{L})/giu, "leur maison"],
  [/(?<!\p{L})il se peut (?=qu[e'])/giu, "il est possible "],
  [saying("rendez-vous compte"), "vous devez comprendre"],
];

/** Says French in the words of books, sentence by sentence. */
export const SAYINGS: readonly (readonly [RegExp, string])[] = [...SPOKEN, ...IDIOMS];
