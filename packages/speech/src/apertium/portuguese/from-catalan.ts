import { keepCapital } from "../../capitals.ts";

/** Says as Portuguese does what the pair from Catalan translates word by word. */
export const portugueseFromCatalan = (text: string): string =>
  PHRASES.reduce((told, [phrase, better]) => told.replace(phrase, keepCapital(better)), text);

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:eu )?quereria (?=(?:vos |lhes? |te |me )?\p{L}+r(?!\p{L}))/giu, "gostaria de "],
  [/(?<!\p{L})(é|era|seja|será) verdadeiro(?=\s*(?:[,.;!?]|$)| (?:que|e|mas)\b)/giu, "$1 verdade"],
  [
    /(?<=^|[.!?…] )((?:[oa]|o meu|a minha|o nosso|a nossa) [^,.;:!?…]{3,40}), (?=(?:é|era|são|será) )/giu,
    "$1 ",
  ],
  [
    /(?<=(?<!\p{L})[do]o )dormir(?=\s*(?:[,.;!?]|$)| (?:\p{L}*[aeu]|não|nos|é)(?!\p{L}))/giu,
    "sono",
  ],
  [/\bdemasiado (?:muito )?de tempo\b/giu, "demasiado tempo"],
  [/\bmuito de tempo\b/giu, "muito tempo"],
  [/(?<=(?<!\p{L})(?:meu|minha|teu|tua|seu|sua|nosso|nossa) )mais grande(?!\p{L})/giu, "maior"],
  [/\b(em|de) casa (minha|tua|sua|nossa|vossa)(?!\p{L})/giu, "$1 $2 casa"],
  [/(?<!\p{L})a casa (minha|tua|sua|nossa|vossa)(?!\p{L})/giu, "a $1 casa"],
  [/(?<=(?<!\p{L})(?:ir|vou|vais|vai|vamos|vão) )à cama(?!\p{L})/giu, "para a cama"],
  [/\bobrigad([oa]) para (?=(?:me |nos |lhe )?\p{L}+r(?!\p{L}))/giu, "obrigad$1 por "],
  [/\bsou-me dado conta\b/giu, "dei-me conta"],
  [/\bboas tardes\b/giu, "boa tarde"],
  [/\bboas noites\b/giu, "boa noite"],
  [/\bbons dias\b/giu, "bom dia"],
  [/\be média(?=\s*(?:[,.;!?]|$))/giu, "e meia"],
  [/\btão bom ponto(?= )/giu, "assim que"],
  [/\bsabe-me (?:grave|mal)\b/giu, "lamento"],
  [/\bdesde faz (?=\p{L})/giu, "há "],
  [
    /(?<!(?<!\p{L})(?:[àa]s?|d[aeo]|n?uma|n?[ae]sta|cada|boa|n?a|pela|toda|próxima|última|primeira|manhã|tod[ao]s as) )(?<!\p{L})manhã(?!\p{L}| seguinte)/giu,
    "amanhã",
  ],
  [/\bfaz (?=(?:muito |tanto |demasiado )?(?:calor|frio)\b)/giu, "está "],
  [/\bfaz falta\b/giu, "é preciso"],
  [/\bfazia falta\b/giu, "era preciso"],
  [/(?<!\p{L})(?:toma|pede) (?=tempo\b)/giu, "leva "],
  [
    /(?<!\p{L})(uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d+) (\p{L}+ )?sobre (?=(?:dois|duas|três|quatro|cinco|dez|cem|\d+)(?!\p{L}))/giu,
    "$1 $2em cada ",
  ],
  [/(?<=^|[.!?…] )mais ((?:se )?\p{L}+(?:-se)?, (?:mais|menos|melhor|pior) )/giu, "quanto mais $1"],
];
