const ASKING = String.raw`(?<=(?<!\p{L})(?:saber|sei|sabe|sabem|sabemos|pergunt\p{L}+|ver|verific\p{L}+|decid\p{L}+|depende de|dúvida|é|era) )se`;

const WHETHER: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${ASKING} (?=(?:vai|é|está|tem|há|pode|deve|existe|foi|era|será|funciona)(?!\\p{L}))`,
      "giu",
    ),
    "se isso ",
  ],
  [new RegExp(`${ASKING} (?=(?:posso|vou|devo|tenho|sou|estou)(?!\\p{L}))`, "giu"), "se eu "],
  [
    new RegExp(`${ASKING} (?=(?:vamos|podemos|devemos|temos|somos|estamos)(?!\\p{L}))`, "giu"),
    "se nós ",
  ],
  [new RegExp(`${ASKING} (?=(?:vão|podem|devem|têm|são|estão)(?!\\p{L}))`, "giu"), "se eles "],
];

/** What leaves, not comes out. */
const TRAIN = String.raw`(?<=(?<!\p{L})(?:trem|trens|comboios?|ônibus|autocarros?|voos?|avião|aviões|barcos?|navios?) (?:\p{L}+ )?)`;

/** Phrases of conversations and telephone calls that the pairs translate word by word, with what they translate well. */
export const CONVERSATION: readonly (readonly [RegExp, string])[] = [
  [/\bcertifique-se de (?=\p{L}+r(?!\p{L}))/giu, "assegure-se de "],
  [
    /(?<!\p{L})o quão (\p{L}+) ((?:é|são|era|eram|está|estão|estava|estavam|éramos)|(?:tinham?|tínhamos|havíamos) (?:sido|estado))(?!\p{L})/giu,
    "que $2 muito $1",
  ],
  [/(?<!\p{L})estou à procura de(?!\p{L})/giu, "procuro"],
  [/(?<!\p{L})está à procura de(?!\p{L})/giu, "procura"],
  [/(?<!\p{L})estamos à procura de(?!\p{L})/giu, "procuramos"],
  [/(?<!\p{L})estão à procura de(?!\p{L})/giu, "procuram"],
  [new RegExp(`${TRAIN}sai(?!\\p{L})`, "giu"), "parte"],
  [new RegExp(`${TRAIN}saem(?!\\p{L})`, "giu"), "partem"],
  [new RegExp(`${TRAIN}sai(?=u(?!\\p{L}))`, "giu"), "parti"],
  [new RegExp(`${TRAIN}sair(?=á(?!\\p{L}))`, "giu"), "partir"],
  [/(?<=^|[.!?…] )existem? (?=\p{L}[^.!?…]*\?)/giu, "há "],
  [
    /(?<=^|[.!?…,] )o que (?=(?:você|ele|ela|eles|vocês) (?:está|estão|estava) (?:a )?fala)/giu,
    "de que ",
  ],
  [
    /\b(?:muito )?obrigad[oa] por (?:assistir(?:em)?|ver(?:em)?|nos ver(?:em)?)(?=\s*(?:[,.;!?]|$))/gi,
    "muito obrigado pela sua atenção",
  ],
  [/(?<!\bmuito )(?<!\p{L})obrigad[oa] por\b/giu, "muito obrigado por"],
  [/(?<!\p{L})vá (?:para|por) (?:ele|isso)(?=\s*(?:[,.;!?]|$))/giu, "adiante"],
  [/(?<!\p{L})por si(?! (?:só|mesm\p{L}+|próprio|própria)(?!\p{L}))(?!\p{L})/giu, "por você"],
  [/(?<!\p{L})vá em frente(?=\s*(?:[,.;!?]|$))/giu, "adiante"],
  [/(?<=^|[.!?…] |, |\b(?:e|mas) )qual (?=[oa] \p{L})/giu, "qual é "],
  [/(?<=^|[.!?…] |, |\b(?:e|mas) )quais (?=[oa]s \p{L})/giu, "quais são "],
  [/\bna minha frente\b/gi, "diante de mim"],
  [/\bna nossa frente\b/gi, "diante de nós"],
  [/\bna (?:sua|tua|vossa) frente\b/gi, "diante de você"],
  [/(?<=^|[.!?…,] )adivinha (?=o que|quem|onde|quando|quanto)/giu, "adivinhe "],
  [/(?<!\p{L})como (est(?:á|ão)) (\p{L}+ (?:\p{L}+ )?)(?:fazendo|indo)(?=\s*\?)/giu, "como $1 $2"],
  [
    /(?<!\p{L})como ((?:[oa]s?|seus?|suas?|meus?|minhas?|tudo|as coisas|você|vocês|el[ae]s?)(?: \p{L}+)?) (est(?:á|ão)) (?:fazendo|indo)(?=\s*\?)/giu,
    "como $2 $1",
  ],
  [
    /\b(?:não (?:tenho|faço) (?:a menor |nenhuma )?ideia|não faço ideia) d(?:o|e) que\b/gi,
    "não sei de que",
  ],
  [
    /\bnão (?:tenho|faço) (?:a menor |nenhuma )?ideia de (?=onde|como|quem|quando|quanto|por que)/gi,
    "não sei ",
  ],
  [/\bo que (?:está|há de|tem de) errado com(?!\p{L})/giu, "o que acontece com"],
  [/(?<!\p{L})o que (?:está|há de|tem de) errado(?=\s*[?.!])/giu, "o que acontece"],
  [
    /\b(?:isso|isto) (?:está|é|fica) (?:bem|bom|ok|ótimo|perfeito) (?:comigo|para mim|por mim)\b/gi,
    "por mim está bem",
  ],
  [/(?<=(?:ndo|ou|eu|iu|aram|eram|iram|[rv]am) )tão rápido(?!\p{L})/giu, "tão depressa"],
  [
    /(?<!\p{L})(?:deixe-me|me deixe) (?=(?!ir |saber|sair|dormir|viver|ser )\p{L}+[ei]r(?!\p{L}))/giu,
    "vou ",
  ],
  [/\b(dig|dê|mostr|envi|expliqu|pergunt|peç)(a|e|) a ele(?= )/giu, "$1$2-lhe"],
  [
    /(?<!\p{L})(?:eu )?(?:vou vê-l[oa]s?|vou ver você|vou ver vocês|verei vocês?|vejo-[ov]s|te vejo) (?=(?:n[oa]s? (?:próxim[oa]|semana|mês|ano)|em breve|amanhã|depois|mais tarde|logo)(?!\p{L}))/giu,
    "nos vemos ",
  ],
  [/\bnada além de(?!\p{L})/giu, "nada mais do que"],
  [/\bnem mesmo\b/gi, "nem sequer"],
  [
    /\bassinar(?=\s*(?:[,.;!?]|$)| (?:e|o (?:nosso |meu )?canal|nosso canal|meu canal|a newsletter)(?!\p{L}))/giu,
    "inscrever-se",
  ],
  [/(?<=inscrever-se) (?:o |a )?(?=(?:nosso |meu )?canal|newsletter)/giu, " em "],
  [/(?<!\p{L})peço (?=desculpa)/giu, "eu peço "],
  [/(?<=\b(?:como|onde|quando|quem|quanto|por que|o que) )é que (?=[^.!?…]*\?)/giu, ""],
  [/(?<!\p{L})se eu fosse (?:ele|ela|eles|elas)(?=,)/giu, "no seu lugar"],
  // "Whether it will": beside a subject "se" is "if".
  ...WHETHER,
  [/(?<!\p{L})(?:diz|repet)er (?:isso )?(?:de novo|novamente|outra vez)(?!\p{L})/giu, "repetir"],
  [
    /(?<=^|[.!?…,] |(?<!\p{L})(?:então|agora|bem|ok|e) )vamos ver (?=(?:o que|se|como|quem|quais|qual|onde|quanto|quando|por que)(?!\p{L}))/giu,
    "vejamos ",
  ],
  ...(
    [
      ["sinto", "tenho"],
      ["sente", "tem"],
      ["sentimos", "temos"],
      ["sentem", "têm"],
      ["senti", "tive"],
      ["sentia", "tinha"],
      ["sentir", "ter"],
    ] as const
  ).map(([feel, have]): readonly [RegExp, string] => [
    new RegExp(`(?<!\\p{L})${feel} (?=(?:muita |tanta )?vontade de(?!\\p{L}))`, "giu"),
    `${have} `,
  ]),
  [/(?<=(?<!\p{L})(?:sint|sent)\p{L}+ )(?:muita|tanta) (?=(?:falta|saudades?) de)/giu, ""],
  [
    /(?<=^|[.!?…] )(?:fal|convers)(?:e|o|amos|ar) com você (?:em breve|logo)(?!\p{L})/giu,
    "até logo",
  ],
  [
    /(?<=^|[.!?…] )(?:fal|convers)(?:e|o|amos|ar) com você (?=(?:depois|mais tarde|amanhã)(?!\p{L}))/giu,
    "até ",
  ],
  [
    /(?<!\p{L})pres(?=[oa]s? n[oa] (?:trânsito|tráfego|engarrafamento|elevador|neve|lama)(?!\p{L}))/giu,
    "bloquead",
  ],
  [
    /(?<=(?<!\p{L})(?:faz|fez|fiz|fazer|fizeram|fazendo|feito) (?:isso |tudo )?)certo(?=\s*(?:[,.;!?]|$))/giu,
    "bem",
  ],
  [/(?<=^|[.!?…] )o que (?=uma? [^.?!]*!)/giu, "que "],
  [/(?<!\p{L})nada com que (?=(?:se )?preocupar)/giu, "motivo para "],
  [/(?<!\p{L})salva-vidas(?!\p{L})/giu, "socorrista"],
  // "Have been waiting for an hour."
  [
    /(?<!\p{L})(?:estive|tenho estado) (?=\p{L}+ndo(?!\p{L})[^.!?…]*(?<!\p{L})(?:durante|por|há|desde)(?!\p{L}))/giu,
    "estou ",
  ],
  [
    /(?<!\p{L})(?:estivemos|temos estado) (?=\p{L}+ndo(?!\p{L})[^.!?…]*(?<!\p{L})(?:durante|por|há|desde)(?!\p{L}))/giu,
    "estamos ",
  ],
  [
    /(?<=(?<!\p{L})(?:estou|estamos) \p{L}+ndo [^.!?…]*)(?<!\p{L})(?:durante|por) (?=(?:(?:quase|mais de|cerca de) )?(?:\p{L}+|\d+) (?:segundo|minuto|hora|dia|semana|m[êe]s|ano|década|tempo)(?:es|s)?(?!\p{L}))/giu,
    "há ",
  ],
];
