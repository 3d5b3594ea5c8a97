import type { LanguageCode } from "@dubdeck/domain";

/** A pattern of whole words, and what takes less time to say. */
export type Row = readonly [pattern: string, shorter: string];
type Rows = Partial<Record<LanguageCode, readonly Row[]>>;

/** What says the same. */
export const SHORTER_SAME: Rows = {
  en: [
    ["in order to", "to"],
    ["approximately", "about"],
    ["at (?:this|the) moment", "now"],
    ["due to the fact that", "because"],
    ["(I|you|we|they) have (been|gone|done|seen|made|had|just|never|always)", "$1've $2"],
    ["I am(?= \\p{L})", "I'm"],
    ["(you|we|they) are(?= \\p{L})", "$1're"],
    ["(he|she|it|that|there) is(?= \\p{L})", "$1's"],
    ["(do|does|did|is|are|was|were|has|have|would|could|should) not", "$1n't"],
    ["(I|you|he|she|it|we|they) will(?= \\p{L})", "$1'll"],
    ["cannot", "can't"],
  ],
  es: [
    ["la (?:forma|manera) (?:en que|como|cómo)", "cómo"],
    ["en este momento|en estos momentos", "ahora"],
    ["en la actualidad", "hoy"],
    ["con el (?:fin|objetivo) de", "para"],
    ["a causa de", "por"],
    ["(?<=^|[,;.] )sin embargo,?", "pero"],
    ["es necesario (\\p{L}+r)", "hay que $1"],
    ["utiliz(?!aci)([aáoóe]\\p{L}*)", "us$1"],
    ["inmediatamente", "enseguida"],
    ["rápidamente", "rápido"],
    ["solamente", "solo"],
    ["frecuentemente", "a menudo"],
    ["cada vez que", "cuando"],
    ["alguna cosa", "algo"],
    [
      "(y|que|pero|porque|si|cuando|mientras|donde|como) (?:nosotros|ellos|ellas) (\\p{L}+[sn])",
      "$1 $2",
    ],
  ],
  fr: [
    ["la (?:façon|manière) dont", "comment"],
    ["à l'heure actuelle|en ce moment", "maintenant"],
    ["approximativement", "environ"],
    ["afin de", "pour"],
    ["(?<=^|[,;.] )(?:cependant|toutefois),?", "mais"],
    ["immédiatement", "aussitôt"],
    ["fréquemment", "souvent"],
    ["chaque fois que", "quand"],
    ["cela", "ça"],
    ["est-ce (?:que |qu['’])(je|tu|il|elle|on|nous|vous|ils|elles)", "$1"],
    ["il est nécessaire de (\\p{L}+(?:er|ir|re))", "il faut $1"],
  ],
  it: [
    ["il modo in cui|la maniera in cui", "come"],
    ["questa (mattina|sera)", "sta$1"],
    ["questa notte", "stanotte"],
    ["all'incirca|approssimativamente", "circa"],
    ["la maggiore parte", "la maggior parte"],
    ["in questo momento|adesso", "ora"],
    ["al fine di|a causa di", "per"],
    ["(?<=^|[,;.] )(?:tuttavia|ciò nonostante|ciononostante),?", "ma"],
    ["in altro modo", "altrimenti"],
    ["immediatamente", "subito"],
    ["rapidamente", "in fretta"],
    ["frequentemente", "spesso"],
    ["solamente|soltanto", "solo"],
    ["ogni volta che", "quando"],
    ["qualche cosa", "qualcosa"],
    ["è necessario (\\p{L}+re)", "bisogna $1"],
    ["utilizz(?!azion)([aeoiò]\\p{L}*)", "us$1"],
    ["(e|che|ma|perché|se|quando|mentre|dove|come) (?:noi|loro) (\\p{L}+(?:mo|no))", "$1 $2"],
  ],
  pt: [
    ["a (?:forma|maneira) como|o modo como", "como"],
    ["neste momento", "agora"],
    ["aproximadamente", "cerca de"],
    ["com o (?:fim|objetivo) de", "para"],
    ["(?<=^|[,;.] )(?:no entanto|contudo),?", "mas"],
    ["é necessário (\\p{L}+r)", "é preciso $1"],
    ["utiliz(?!aç)([aáoe]\\p{L}*)", "us$1"],
    ["imediatamente", "logo"],
    ["rapidamente", "depressa"],
    ["somente", "só"],
    ["frequentemente", "muitas vezes"],
    ["toda vez que", "quando"],
    ["alguma coisa", "algo"],
    [
      "(e|que|mas|porque|se|quando|enquanto|onde|como) (?:nós|eles|elas) (\\p{L}+m(?:os)?)",
      "$1 $2",
    ],
  ],
};

/** Whose they are, matters of people and names; and "il mio è" has no noun. */
const OWNED = {
  it: "(?!amic|mogli|marit|fidanzat|colleg|cap[oi]|vicin|figli|ragazz|bambin|genitor|nom[ei]|(?:è|era|sono|sarà|ha|non|e|o|ma|che|si)(?!\\p{L}))(\\p{L}+)",
  pt: "(?!amig|mulher|marido|namorad|coleg|chef|vizinh|filh|pais|nomes?|(?:é|era|são|foi|está|tem|não|e|ou|mas|que|se)(?!\\p{L}))(\\p{L}+)",
} as const;

/** Returns a row that drops the opening word of a sentence: "Alors, c'est ici." */
const leadingIn = (words: string): Row => [
  `(?<=^|[.!?…] )(?:${words}), ([¿¡]?\\p{L}[\\p{L}'’-]*)`,
  "$1",
];

/** What can be dropped without loss: opening words, emphasis, and in some languages possessives. */
export const LEFT_OUT: Rows = {
  en: [
    leadingIn("so|well|now"),
    ["(?<!not |n't )(?:really|quite|actually|simply|completely|absolutely) (\\p{L}+)", "$1"],
  ],
  es: [
    leadingIn("entonces|bueno|bien|pues"),
    [
      "(?<!no )(?:realmente|verdaderamente|completamente|absolutamente|simplemente) (\\p{L}+)",
      "$1",
    ],
  ],
  fr: [
    leadingIn("alors|donc|bon|bien|eh bien"),
    ["(?<!pas )(?:vraiment|absolument|complètement|simplement|tout à fait) (\\p{L}+)", "$1"],
  ],
  it: [
    leadingIn("allora|dunque|bene|beh"),
    ["(?<!non )(?:davvero|veramente|realmente|completamente|assolutamente) (\\p{L}+)", "$1"],
    [
      `(il|la|i|le|[adn]e?l|[adn]e?lla|[adn]e?i|[adn]e?lle|sul|sulla) (?:mi[ao]|mie|miei|tu[ao]|tue|tuoi|su[ao]|sue|suoi|nostr[aoei]|vostr[aoei]|loro) ${OWNED.it}`,
      "$1 $2",
    ],
  ],
  pt: [
    leadingIn("então|bem|bom"),
    ["(?<!não )(?:realmente|completamente|absolutamente|simplesmente) (\\p{L}+)", "$1"],
    [
      `([oa]s?|[dn][oa]s?|aos?|às?) (?:meus?|minhas?|teus?|tuas?|seus?|suas?|nossos?|nossas?|vossos?|vossas?) ${OWNED.pt}`,
      "$1 $2",
    ],
  ],
};
