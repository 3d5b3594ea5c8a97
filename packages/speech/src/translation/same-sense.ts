import { chooseBySense, type Sense } from "./by-sense.ts";

/**
 * Chooses the Portuguese word that has only the sense of the English: "dirigir" is to drive, and to lead; "muito frio" is very,
 * and too cold. The pairs from Portuguese take the other.
 * @param english what `portuguese` translates
 */
export const sameSense = (portuguese: string, english: string): string =>
  chooseBySense(portuguese, english, SENSES);

const DRIVING = /\bdr(?:iv(?:e[sn]?|ing)|ove)\b/iu;
const TOO = /^(?!.*\bvery\b).*\btoo (?!much\b|many\b)\p{L}+/iu;
/** The only "muito" of a text without another word for too much. */
const ONE_MUCH =
  /(?<=^(?!.*(?<!\p{L})(?:demais|demasiad))(?:(?!muito).)*(?<!\p{L}))muito (?=\p{L}(?!.*muito))/isu;
const IT = /^It (?!.*\b(?:he|she|him|her|his)\b)/u;

/** By telephone, not by a name. */
const CALL =
  /\bcall(?:ed)? (?:(?:me|you|him|her|us|them|back)\b ?)+(?=(?:later|tomorrow|again|tonight|when|if|as soon|at|in|on|after|before|this|next|yesterday)\b|[.,!?]|$)/iu;
const NO_MORE = /\bany ?more\b|\bno longer\b/iu;
const HEATING = /^(?!.*\b(?:global|climate)\b).*\bheating\b/isu;

/** "Of" before another noun would be the same Portuguese word. */
const SEEN_FROM =
  /^(?!.*\bof (?:the|my|our)\b).*\b(?:see|saw|seen|watch\p{L}*|look\p{L}*|hear\p{L}*|views?)\b.*\bfrom (?:the|my|your|our|his|her)\b/isu;

/** "The best thing that's ever happened". */
const EVER_SO =
  /\b(?:best|worst|most|least|only|first|(?!rest|west|interest)\p{L}{2,}est)\b.*\bever\b/isu;

/** Not how long something takes. */
const IN_TIME_TO_COME =
  /(?:\b(?:will|won't|shall|going to|see you|imagine|picture|arrives?|leaves?|starts?|begins?|opens?|closes?)\b|'ll\b).*\bin (?:an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|some|a few|\d+) (?:second|minute|hour|day|week|month|year|decade)s?\b/isu;

const SENSES: readonly Sense[] = [
  [/\bat (?:the )?age of\b/iu, /(?<!\p{L})aos (?=(?:\p{L}+|\d+) anos(?!\p{L}))/giu, "à idade de "],
  [
    /\beven\b/iu,
    /(?<!\p{L})até (?=(?:[oa]s?|meus?|minhas?|uma?|eu|el[ea]s?|nós) )/giu,
    "até mesmo ",
  ],
  [/\b(?:hardly|barely|scarcely)\b/iu, /(?<!\p{L})mal (?=\p{L})/giu, "quase não "],
  [EVER_SO, /(?<=(?<!\p{L})que )(?:alguma vez |já )(?=\p{L})/iu, ""],
  [/./su, /(?<!\p{L})(aconte\p{L}+) comigo(?!\p{L})/giu, "me $1"],
  [/./su, /(?<!\p{L})(aconte\p{L}+) com (?:você|el[ea])(?!\p{L})/giu, "lhe $1"],
  [
    /\bfor (?:many |several |some )?(?:years|ages|months|weeks|days|hours|centuries|decades|a (?:very )?long time)\b/iu,
    /(?<!(?<!\p{L})(?:desde|de) )(?<!\p{L})há (?=(?:muit[oa]s? |vári[oa]s |algu[nm]a?s )?(?:anos|meses|semanas|dias|horas|séculos|décadas|tempo)(?!\p{L}))/giu,
    "desde há ",
  ],
  [
    /\bloud\b/iu,
    /(?<=(?<!\p{L})(?:tão|muito|demasiado|é|era|foi|está|estava) )alto(?!\p{L})/giu,
    "barulhento",
  ],
  [
    IN_TIME_TO_COME,
    /(?<!\p{L})em (?=(?:um|uma|dois|duas|três|quatro|cinco|seis|dez|quinze|vinte|trinta|alguns|algumas|poucos|poucas|\d+) (?:segundo|minuto|hora|dia|semana|mês|meses|ano|década)s?(?!\p{L}))/giu,
    "dentro de ",
  ],
  [/\bday\b/iu, /(?<=(?<!\p{L})um )bom(?= dia(?!\p{L}))/giu, "belo"],
  [/\bthemselves\b/iu, /(?<!\p{L})por si(?=\s*(?:[,.;!?]|$))/giu, "por si mesmos"],
  [
    /\b(?:switched|turned) on\b/iu,
    /(?<=(?<!\p{L})(?:está|estão|estava|estavam|foi) )ligad(?=[oa]s?(?!\p{L}))/giu,
    "aces",
  ],
  [
    SEEN_FROM,
    /(?<!\p{L})d(?=[oa] (?:(?:minha|meu|sua|seu|nossa|nosso) )?(?:janela|varanda|sacada|terraço|telhado|ponte|torre|rua|praia|estrada|topo|carro|trem|avião)(?!\p{L}))/iu,
    "desde ",
  ],
  [/\bgood evening\b/i, /\bboa noite\b/gi, "boa tarde"],
  [DRIVING, /(?<!\p{L})dirige(?=m?(?!\p{L}))/giu, "conduz"],
  [DRIVING, /(?<=(?<!\p{L})conduz)m(?!\p{L})/giu, "em"],
  [DRIVING, /(?<!\p{L})dirij(?=[oa])/giu, "conduz"],
  [DRIVING, /(?<!\p{L})dirig(?=i)/giu, "conduz"],
  [TOO, ONE_MUCH, "demasiado "],
  [IT, /^El[ea] (\p{Ll})/u, "Isso $1"],
  [/^(?!.*\bink\b).*\bpaint\b/isu, /\btinta\b/gi, "pintura"],
  [
    /\byoung(?:er|est)\b/iu,
    /(?<!(?<!\p{L})(?:irm|filh|prim|net|sobrinh)\p{L}* )\bmais nov[oa](?=s?(?!\p{L}))/giu,
    "mais jovem",
  ],
  [/\byoung(?:er|est)\b/iu, /\bjovems(?!\p{L})/giu, "jovens"],
  [/^Would you like\b/u, /^Gostaria(?= (?:de|que)(?!\p{L}))/u, "Você gostaria"],
  [/\btoo many\b/iu, /(?<!\p{L})muit(?=[oa]s(?!\p{L}))/iu, "demasiad"],
  [
    NO_MORE,
    /(?<!\p{L})não ((?:(?:me|te|se|nos|lhes?|[oa]s?) )?\p{L}+) mais(?!\p{L})/giu,
    "já não $1",
  ],
  [CALL, /(?<!\p{L})cham(?=(?:ar|arei|ará|aria|ou|ei|e|asse|aram)(?!\p{L}))/giu, "telefon"],
  [NO_MORE, /(?<!\p{L})ninguém mais (?=\p{L})/giu, "já ninguém "],
  [HEATING, /(?<!\p{L})o aquecimento(?!\p{L})/giu, "a calefação"],
  [HEATING, /(?<!\p{L})([dn])o aquecimento(?!\p{L})/giu, "$1a calefação"],
  [HEATING, /(?<!\p{L})aquecimento(?!\p{L})/giu, "calefação"],
  [
    /\b(?:whether|if) it(?:['’]s| is| was|\b)/iu,
    /(?<=(?<!\p{L})(?:pergunto|sei|sabe|sabemos|saber|pergunta|perguntou|perguntei) )se (?!isso|ele|ela|é|era|foi)(?=\p{L})/iu,
    "se isso ",
  ],
  [/\bcareful\b/iu, /(?<!\p{L})cuidados([oa])(s?)(?!\p{L})/giu, "prudente$2"],
  [/\b(?:paper|parchment)\b/iu, /(?<!\p{L})papel manteiga(?!\p{L})/giu, "papel para forno"],
  [/\bfix(?:ing)?\b/iu, /\bcorrigir\b/gi, "consertar"],
  [/\bchains?\b/iu, /(?<!\p{L})corrente(?=s?(?!\p{L}))/giu, "cadeia"],
  [/\brepair/iu, /(?<!\p{L})repar(?=[aeo])/giu, "consert"],
  [
    /\bever (?:been|done|eaten|had|heard|known|met|read|seen)\b/iu,
    /(?<=(?<!\p{L})que (?:eu )?)já /giu,
    "",
  ],
  [
    /(?:\bha(?:ve|s)|['’](?:ve|s)) (?:been|known|had|lived|worked)\b.*\bfor\b/isu,
    /(?<!\bdesde )(?<!\p{L})há (?=(?:(?:cerca de|mais de|menos de|quase) )?(?:\p{L}+|\d+) (?:segundo|minuto|hora|dia|semana|m[êe]s|ano|século|tempo)(?:e?s)?(?!\p{L}))/giu,
    "desde há ",
  ],
  [
    /(?:\bha(?:ve|s)|['’](?:ve|s)) (?:been \p{L}+ing|had (?!to\b))\b.*\bfor\b/isu,
    /(?<!\p{L})por (?=(?:(?:cerca de|mais de|menos de|quase) )?(?:\p{L}+|\d+) (?:segundo|minuto|hora|dia|semana|m[êe]s|ano|século|tempo)(?:e?s)?(?!\p{L}))/iu,
    "desde há ",
  ],
  [/\bwatch/iu, /(?<!\p{L})assistir(?! (?:a|à|ao|às|aos)(?!\p{L}))/giu, "ver"],
  [/\bever had\b/iu, /(?<=(?<!\p{L})que (?:\p{L}+ ){1,3})já (?=(?:tev|tiv)\p{L}+)/giu, ""],
  [/\bbeen to\b/iu, /(?<!\p{L})(?:sido|ido) (?:para|a)(?= \p{Lu})/gu, "estado em"],
  [/\bbeen to\b/iu, /(?<!\p{L})(?:sido|ido) (?:para |a)(?=[oa]s?(?!\p{L}))/gu, "estado n"],
  [
    /\bwatch/iu,
    /(?<!\p{L})(?:temos assistido|assistimos)(?= (?!a[os]?(?!\p{L})|à))/giu,
    "temos visto",
  ],
  [/\bremov/iu, /(?<!\p{L})remove(?=r(?!\p{L}))/giu, "retira"],
  [/\bremov/iu, /(?<!\p{L})remova(?=m?(?!\p{L}))/giu, "retire"],
  [/\bremov/iu, /(?<!\p{L})removeu(?!\p{L})/giu, "retirou"],
  [/\bremov/iu, /(?<!\p{L})removi(?!\p{L})/giu, "retirei"],
  [/\bremov/iu, /(?<!\p{L})removid(?=[oa]s?(?!\p{L}))/giu, "retirad"],
  [/\bfront doors?\b/iu, /(?<!\p{L})(portas?) da frente(?!\p{L})/giu, "$1 de entrada"],
  [/\bplans?\b/iu, /(?<!\p{L})plano(?=s?(?!\p{L}))/giu, "projeto"],
  [
    /\b(?:gets?|becomes?) (?:(?:more|very|so|too|really) )?(?:hot|cold|warm|cool|dark|difficult|easy|hard|expensive|\p{L}+er)\b/iu,
    /(?<!\p{L})fica(?=m? (?:(?:muito|mais|tão|demasiado) )?\p{L}+)/giu,
    "se torna",
  ],
  [/\btook us\b/iu, /(?<=^|[.!?…] )Levamos(?!\p{L})/gu, "Demorámos"],
  [/\bguitar/iu, /\bguitarra\b(?! elétrica)/gi, "violão"],
];
