import { WHOSE } from "./whose.ts";

const END = String.raw`(?=\s*(?:[,.;:!?…]|$))`;
const START = String.raw`(?<=^|[,.;:!?…] )`;
const saying = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'-])(?:${pattern})(?![\p{L}-])`, "giu");
const alone = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, "giu");
const opening = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})(?=[ ,])`, "giu");

const DAYS = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche";
const THEN = String.raw`(?=(?:${DAYS}|demain|ce soir)(?!\p{L}))`;

/** How French is spoken, and how it is written. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'])j'(?=[^aeiouyhàâéèêëîïôœu\s])/giu, "je "],
  [saying("chuis"), "je suis"],
  [saying("ouais|mouais"), "oui"],
  [
    /(?<=^|[,.;:!?…] |(?<!\p{L})(?:et|mais|si|quand|que|où|alors|non|oui|donc|parce que) )t'(?=(?:as|es|avais|étais|auras|aurais)(?!\p{L}))/giu,
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
  [
    /(?<!\p{L})alors (?=qu'est-ce|qu(?:e |')\p{L}+-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles)(?!\p{L}))/giu,
    "alors, ",
  ],
  [saying("s'il te pla[iî]t"), "s'il vous plaît"],
  [alone("all[ôo]"), "salut"],
  [saying("ne quitte pas"), "attends un instant"],
  [saying(`ne quittez pas${END}`), "attendez un instant"],
  [saying("pour le moment|pour l'instant"), "en ce moment"],
  [alone("pas de (?:soucis?|problème)"), "d'accord"],
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
  [saying("en fin de journée"), "à la fin de l'après-midi"],
  [saying("en fin de semaine"), "à la fin de la semaine"],
  [saying("sous la main(?! d[eu'])"), "ici"],
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
    /(?<=^|[,.;:!?…] )(?:voilà|voici) (?=(?:une?|la|le|les|des|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|cette|ce|ces|quelques|deux|trois|quatre|cinq|six|sept|dix|\d+) |l')/giu,
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
    new RegExp(
      String.raw`(?<!\p{L})dès (?=(?:demain|aujourd'hui|maintenant|${DAYS})(?!\p{L}))`,
      "giu",
    ),
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
  [/(?<!\p{L})il se peut (?=qu[e'])/giu, "il est possible "],
  [/(?<=^|[.!?…] )moi(?=, )/giu, "quant à moi"],
  [saying("au final"), "finalement"],
  [saying("jusqu'au bout"), "jusqu'à la fin"],
  [saying("à destination de"), "pour"],
  [
    /(?<=^|[.!?…,] )(?:excusez-moi|excuse-moi|pardonnez-moi|pardonne-moi)(?=[ ,.!?]|$)(?! (?:de|si) )/giu,
    "pardon",
  ],
  [/(?<!\p{L})petit[- ]déjeuner(?!\p{L})/giu, "déjeuner"],
  [/(?<=(?<!\p{L})(?:est|sont|était|étaient) )comprise?s?(?=\s*[,.!?]| dans)/giu, "inclus"],
  [/(?<=^|[.!?…] )à qui (?=est |sont )/giu, "de qui "],
  [
    /(?<=(?<!\p{L})(?:avant|à moins|peur) qu(?:e |')\p{L}+ )n(?:e |')(?![^,.;!?]* (?:pas|plus|jamais|rien)(?!\p{L}))/giu,
    "",
  ],
  [saying("tant que"), "pendant que"],
  [/(?<!\p{L})me suis dit (?=qu)/giu, "ai pensé "],
  [/(?<!\p{L})t'es dit (?=qu)/giu, "as pensé "],
  [/(?<!\p{L})s'est dit (?=qu)/giu, "a pensé "],
  [/(?<!\p{L})se sont dit (?=qu)/giu, "ont pensé "],
  [/(?<!\p{L})me dis (?=qu)/giu, "pense "],
  [/(?<!\p{L})me disais (?=qu)/giu, "pensais "],
  [/(?<!\p{L})c'est de ne pas (?=\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu, "c'est ne pas "],
  [
    /(?<!\p{L})rappelez(?= (?:plus tard|demain|ce soir|dans (?:\d+|une?|deux|trois|cinq|dix) ))/giu,
    "téléphonez",
  ],
  [/(?<=(?<!\p{L})(?:a|ai|as|ont) (?:beaucoup|tant|énormément) )appris(?!\p{L})/giu, "enseigné"],
  [/(?<!\p{L})mis (?:du|beaucoup de|un certain) temps (?:à|pour) (?=\p{L})/giu, "tardé à "],
  [/(?<=(?<!\p{L})(?:pleu\p{L}*|plu) )des cordes(?!\p{L})/giu, "beaucoup"],
  [/(?<!\p{L})serr(?=(?:é|er|ent|ons|ez|e) (?:la|les|nos) mains?(?!\p{L}))/giu, "donn"],
  [saying("deuxièmement"), "en deuxième lieu"],
  [saying("troisièmement"), "en troisième lieu"],
  [/(?<!\p{L})ça te dit d(?:e |')/giu, "tu veux "],
  [/(?<!\p{L})ça vous dit d(?:e |')/giu, "vous voulez "],
  [saying("mêle-toi de (?:tes oignons|ce qui te regarde)"), "occupe-toi de tes affaires"],
  [saying("mêlez-vous de (?:vos oignons|ce qui vous regarde)"), "occupez-vous de vos affaires"],
  [/(?<!\p{L})à quoi bon (?=\p{L})/giu, "pourquoi "],
  [saying("je n'y suis pour rien"), "ce n'est pas ma faute"],
  [saying("(?:joyeux|bon) anniversaire"), "heureux anniversaire"],
  [/(?<=^|[.!?…,] )vous êtes-vous (?=\p{L})/giu, "est-ce que vous vous êtes "],
  [saying("doucement"), "lentement"],
  [/(?<!\p{L})cliqu(?=(?:ez|er|ons) )/giu, "appuy"],
  [/(?<!\p{L})cliqu(?=(?:es?|ent) )/giu, "appui"],
  [saying("par carte(?: bancaire| bleue)?(?! de)"), "avec une carte de crédit"],
  [saying("un entretien d'embauche"), "une entrevue de travail"],
  [/(?<!\p{L})chez des (?=\p{L})/giu, "à la maison de quelques "],
  [saying("au chômage"), "sans travail"],
  [saying("rendez-vous compte"), "vous devez comprendre"],
];

/** Says French in the words of books, sentence by sentence. */
export const SAYINGS: readonly (readonly [RegExp, string])[] = [...SPOKEN, ...IDIOMS, ...WHOSE];
