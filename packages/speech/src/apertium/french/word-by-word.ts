import { keepCapital, prepend } from "../../capitals.ts";

/** Says as French does what the pair from Catalan translates word by word, from whatever language it came. */
export const sayFreelyInFrench = (text: string): string =>
  PHRASES.reduce(
    (told, [phrase, better]) => told.replace(phrase, keepCapital(better)),
    text,
  ).replace(SEEMS, (seems) => prepend("cela ", seems));

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})ce que (?=\p{L}+aient(?!\p{L})(?! (?:les|des|[mts]es|[nv]os|leurs|ces)(?!\p{L})))/giu,
    "ce qu'ils ",
  ],
  [/(?<!\p{L})nous nous (?=(?:avons|avions|aurons)(?!\p{L}))/giu, "nous "],
  [
    /(?<=^|[.!?…] |(?:^|[^.!?]*), )ici (?:ils |elles |il |elle )?(?:sont|est) (?=(?:les?|la|un|une|des|vos|votre|nos|notre|mon|ma|mes)(?!\p{L})|l')/giu,
    "voici ",
  ],
  [
    /(?<=^|[,;:.!?…] |(?<!\p{L})(?:et|ont|a|avons|avez|ai|sont|reçoit|reçoivent) )(?=(?:milliers|centaines|dizaines|millions) d(?:e |'))/giu,
    "des ",
  ],
  [
    /(?<=, )qu'est-ce que (?=(?:l[ae]s?|une?|mon|ma|mes|notre|votre|son|sa) [^?]*$|l'[^?]*$)/giu,
    "ce qui est ",
  ],
  [/(?<=^|[,;:.!?…] )il n'est pas qu(?=e |')/giu, "ce n'est pas qu"],
  [
    /(?<=(?<!\p{L})comment )est-ce qu'(?:il|elle)s? (?=(?:est|sont|était|étaient|sera|va|vont|semble|marche|fonctionne)(?: \p{L}+[éiu]e?s?)? (?:(?:l[ae]s?|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|vos|nos)(?!\p{L})|l'))/giu,
    "",
  ],
  [
    /(?<!\p{L})quelque chose (?=(?:amusant|intéressant|important|différent|étonnant|surprenant|passionnant)e(?!\p{L}))/giu,
    "quelque chose de ",
  ],
  [
    /(?<=quelque chose (?:de |d')(?:amusant|intéressant|important|différent|étonnant|surprenant|passionnant))e(?!\p{L})/giu,
    "",
  ],
  [/\b(?:la leçon|le cours) de maison\b/giu, "les devoirs"],
  [/^qui est-ce qui (?=[^?]*$)/giu, "celui qui "],
  [/(?<=(?<!\p{L})(?:à|pour|avec|de|chez) )qui est-ce qui (?=\p{L})/giu, "celui qui "],
  [/(?<=\p{L} )qu'est-ce que (?=(?!avoir|être)\p{L}+(?:er|ir|re)(?!\p{L}))/giu, "quoi "],
  [
    /(?<!\p{L})(beaucoup|plusieurs|certaine?s|la plupart|chacune?|aucune?|deux|trois|quatre|une?) de (?=(?:vous|nous|eux|elles)(?!\p{L}))/giu,
    "$1 d'entre ",
  ],
  [
    /(?<!\p{L})combien de temps (?:il |cela |ça )?tarder(?=a(?:it)?(?!\p{L}))/giu,
    "combien de temps cela prendr",
  ],
  [/\bil fait beaucoup de chaleur\b/giu, "il fait très chaud"],
  [/\bil fait (trop|tellement) de chaleur\b/giu, "il fait $1 chaud"],
  [/\b(ai|as|a|avons|avez|ont|avait|avais) du mal à (?=la tête\b)/giu, "$1 mal à "],
  [/\bde la douleur (?:sur|de|dans) (le|la|les) /giu, "mal à $1 "],
  [/\bmal à le /giu, "mal au "],
  [/\bmal à les /giu, "mal aux "],
  [/(?<=^|[,;:.!?…] )à moi (?=me semble)/giu, ""],
  [
    /(?<=(?<!\p{L})(?:all(?:er|ons|ez|ait|aient|é)|vais|vas|va|vont|ira) )à (?=\p{L}{2,}(?:er|ir|re)(?!\p{L}))/giu,
    "",
  ],
  [/(?<=\b(?:habit|v[ié]v)\p{L}+ )dans le champ\b/giu, "à la campagne"],
  [/\bà mon avis est\b/giu, "à mon avis, c'est"],
  [/(?<=\bles gens )était\b/giu, "étaient"],
  [/(?<=\bles gens )est\b/giu, "sont"],
  [/\b(?:caisse|boîte) de (?:courrier|poste)\b/giu, "boîte aux lettres"],
  [/\breviendr(?=(?:ons|ai|a|ez|ont) (?:l'|les |la |le |votre |vos |mon |son ))/giu, "rendr"],
  // A request, not "vous portiez": "s'il est gonflé, portez-le".
  [
    /(?<=^|[,;:.!?…] |\bet )(?!\p{L}*(?:étud|cop|rif|oubl|cr|pl|préc|merc|publ|raph|mar|nf|stif|péd|env|rel|v)iez)(\p{L}{2,})iez (?=(?:l[ae]s?|une?|des|du|votre|vos|ce|cette|ces) |l')/giu,
    "$1ez ",
  ],
  [/\bvous s'(?:est|êtes) (?=\p{L}+(?:é|i|u)e?s?(?!\p{L}))/giu, "vous vous êtes "],
  [/\bvous (?:se |s')(?=\p{L}+ez(?!\p{L}))/giu, "vous vous "],
  [
    /\b(?:il |c')est ((?:très |si |plus )?(?:bon|bien|agréable|important|facile|difficile|possible|impossible|dur|utile)) (?=\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu,
    "il est $1 de ",
  ],
  [/(?<=^|[,;:.!?…] )fief(?= )/giu, "faites"],
  [
    /(?<!\p{L})déjà (je|tu|il|elle|on|nous|vous|ils|elles) (n(?:e |')\p{L}+) pas(?!\p{L})/giu,
    "$1 $2 plus",
  ],
  [/(?<=^|, |\bet )il attende(?!\p{L})/giu, "attendez"],
  [/(?<=\b(?:peu importe|sa(?:is|it|vez|vons|voir)(?: pas)?) )qui est-ce qui\b/giu, "qui"],
  [/\baux qui\b/giu, "à ceux qui"],
  [/\bde la demi-heure\b/giu, "une demi-heure"],
  [/\bde haver être\b/giu, "d'être"],
  [/\bde haver\b/giu, "d'avoir"],
  [/\bqu'est vérité\b/giu, "que c'est vrai"],
  [/\bc'est vérité\b/giu, "c'est vrai"],
  [
    /(?<=^|[.!?…,] |\bet )(quand|où|comment|pourquoi) (?=(?:tu|vous|nous|je|j'|on|ils?|elles?) ?[^.!?…,]*\?)/giu,
    "$1 est-ce que ",
  ],
  [/\bqu'est-ce qu'a (?=été\b)/giu, "qu'est-ce qui a "],
  [/\b(?:de )?bons gens\b/giu, "des gens bien"],
  [/(?<!\p{L})(lui|leur) (ai|as|a|avons|avez|ont) remercié(?!\p{L})/giu, "l'$2 remercié"],
  [
    /(?<=(?<!\p{L})c'est (?:un|une) (?:\p{L}+ )?(?:plaisir|honneur|joie|chance) )être(?= ici\b)/giu,
    "d'être",
  ],
];

const SEEMS = /(?<=^|[,;:.!?…] )(?:me|te|lui|nous|vous|leur) semble(?!\p{L})/giu;
