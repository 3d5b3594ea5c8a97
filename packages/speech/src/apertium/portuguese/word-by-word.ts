import { keepCapital } from "../../capitals.ts";
import { stateInPortuguese } from "../states.ts";

/** Says as Portuguese does what the pairs from Catalan and Spanish translate word by word. */
export const sayFreelyInPortuguese = (text: string): string =>
  PHRASES.reduce(
    (told, [phrase, better]) => told.replace(phrase, keepCapital(better)),
    stateInPortuguese(text),
  ).replace(DOING, (_, verb: string, vowel: string) => `${verb}${vowel}ndo`);

/** "Estou a esperar" is of Portugal. */
const DOING =
  /(?<=(?<!\p{L})est(?:ou|ás?|amos|ão|ava|avam|ávamos|ive|eve|arei|ará) )a (\p{L}+)([aei])r(?!\p{L})/giu;

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bdor de nenhum\b/giu, "dor de cabeça"],
  [/\bpor cem\b/giu, "por cento"],
  [/(?<=(?:aument|sub|ca|baix|desc|cresc)\p{L}+ )de (?=(?:\p{L}+|\d+) por cento\b)/giu, ""],
  [/\bde outra banda\b/giu, "por outro lado"],
  [/(?<!\p{L})em d(?=[oa]s? (?:próxim|últim|primeir|mesm|outr)[oa]s?(?!\p{L}))/giu, "n"],
  [
    /(?<=(?<!\p{L})(?:sei|sabe|sabem|sabemos|sabia|saber) )que (?=\p{L}+[aei]r(?!\p{L}))/giu,
    "o que ",
  ],
  [/(?<=(?<!\p{L})(?:feira|sábado|domingo) )à(?= (?:manhã|noite|tarde)(?!\p{L}))/giu, "de"],
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
  [
    /\bfaz (?=(?:\p{L}+|\d+) (?:anos?|mês|meses|semanas?|dias?|horas?|minutos?)(?=\s*(?:[,.;!?]|$)))/giu,
    "há ",
  ],
  [/\btemporão\b/giu, "cedo"],
  [/\bcerca d(?=[oa]s? \p{L})/giu, "perto d"],
  [/\bpela noite\b/giu, "à noite"],
  [/\bpela tarde\b/giu, "à tarde"],
  [/\bpela manhã\b/giu, "de manhã"],
  [/(?<=\besper\p{L}+ )a (?=que )/giu, ""],
  [/\bsingel(?:o|a)\b/giu, "simples"],
  [/\bhabito (?=(?:em|n[oa]s?|com|aqui)(?!\p{L}))/giu, "moro "],
  // As Brazilians say it: "posso te ajudar".
  [
    /(?<=(?<!\p{L})(?:pos|pod|pud|vou|vai|va[mo]|que[rir]|quis|dev|consig|consegu|ia|vim|vem)\p{L}* )você (?=\p{L}+[aei]r(?!\p{L}))/giu,
    "te ",
  ],
  [
    /(?<=(?<!\p{L})(?:tinha|tínhamos|tinham|tenho|temos|têm|teria|havia) )você (?=\p{L}+[aei]do(?!\p{L})|visto|dito|feito|escrito)/giu,
    "te ",
  ],
  [
    /(?<=(?<!\p{L})(?:que|quando|onde|como|se|não|já|nunca) )(\p{L}+(?:ei|i)|disse|fiz|vi|dei|trouxe) você(?!\p{L})/giu,
    "te $1",
  ],
  [/\bdesde (?:faz|há) (?=\p{L})/giu, "há "],
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
