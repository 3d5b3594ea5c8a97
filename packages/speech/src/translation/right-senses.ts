import type { Sense } from "./by-sense.ts";
import { RIGHT_NOUNS } from "./right-nouns.ts";

/** What somebody could not do, not what they could not if. */
const couldNot = (who: string): RegExp =>
  new RegExp(
    String.raw`^(?!.*\b(?:if|would|['’]d|more|without)\b).*\b(?:${who}) could(?:n['’]t| not)\b`,
    "isu",
  );
const COULD_NOT = couldNot("I|he|she|it|they|we|you|nobody|who");
const NUMBER = "zero|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez";

const MADE_APPOINTMENT = /\b(?:made|booked|arranged|scheduled) an appointment\b/iu;

/** "It took her two hours": the Portuguese says only how long. */
const TOOK: readonly Sense[] = (
  [
    ["us", "Levamos"],
    ["me", "Levei"],
    ["her", "Ela levou"],
    ["them", "Eles levaram"],
  ] as const
).map(([who, took]) => [
  new RegExp(`\\btook ${who}\\b`, "iu"),
  /(?<=^|[.!?…] )levou(?!\p{L})/giu,
  took,
]);

/** "Did you get up": the model leaves some verbs as they are in a dictionary. */
const DID: readonly Sense[] = (
  [
    ["ar", "ou"],
    ["er", "eu"],
    ["ir", "iu"],
  ] as const
).map(([infinitive, past]) => [
  /\bdid (?:you|he|she|it)\b/iu,
  new RegExp(
    `(?<=(?<!\\p{L})(?:você|ele|ela) (?:se )?)(?!(?:re)?quer(?!\\p{L}))(\\p{L}+)${infinitive}(?!\\p{L})`,
    "giu",
  ),
  `$1${past}`,
]);

const HOUR = `(?:${NUMBER}|onze|doze|\\d{1,2}(?:h\\d*|:\\d\\d)?)(?: e (?:meia|quinze|vinte))?(?=\\s*(?:[,.;!?]|$)| (?:da|e|todos|amanhã|hoje)(?!\\p{L}))`;
const ENGLISH_HOUR = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";

/** Where the neural model takes the other sense of an English word, or another time. */
export const RIGHT_SENSES: readonly Sense[] = [
  ...RIGHT_NOUNS,
  [/^What an? \p{L}/u, /^O que uma? (?=\p{L})/u, "Que "],
  ...TOOK,
  ...DID,
  [
    MADE_APPOINTMENT,
    /(?<!\p{L})(?:fiz|organizei|reservei|agend(?:ei|[ao])) (?=uma consulta)/giu,
    "marquei ",
  ],
  [MADE_APPOINTMENT, /(?<!\p{L})(?:fez|organizou|reservou) (?=uma consulta)/giu, "marcou "],
  [
    /(?:\bha(?:ve|s)|['’](?:ve|s)) had (?!to\b).*\bfor\b/iu,
    /(?<!\p{L})tive(?= [^,.;!?]*(?<!\p{L})por (?:\p{L}+|\d+) (?:minuto|hora|dia|semana|m[êe]s|ano)(?:e?s)?)/giu,
    "tenho",
  ],
  [/\bcalling \p{Lu}/u, /(?<!\p{L})chamar (?:a )?(?=\p{Lu})/gu, "ligar para "],
  [
    /\b(?:is|are|['’]s|['’]re) (?:\p{L}+ )?\p{L}+ing\b/iu,
    /(?<!\p{L})é (?=\p{L}+ndo(?!\p{L}))/giu,
    "está ",
  ],
  [
    new RegExp(`\\bat (?:half past |about )?${ENGLISH_HOUR}\\b`, "iu"),
    new RegExp(`(?<!\\p{L})(?:aos?|em) (?=${HOUR})`, "giu"),
    "às ",
  ],
  [
    new RegExp(`\\bby ${ENGLISH_HOUR}\\b`, "iu"),
    new RegExp(`(?<!\\p{L})por (?=${HOUR})`, "giu"),
    "antes das ",
  ],
  [
    /n't\b.*\bmuch any ?more\b/iu,
    /(?<!\p{L})não (\p{L}+) muito mais(?=\s*(?:[,.;!?]|$))/giu,
    "já não $1 muito",
  ],
  [/\b(?:pull|push|press|hit|squeeze|knock)\b.*\bhard\b/iu, /\bmuito duro\b/giu, "com muita força"],
  [
    /\b(?:job|work|hobby|task|dream|goal|part|thing|mistake|idea|plan|problem) was \p{L}+ing\b/iu,
    /(?<!\p{L})foi (?=\p{L}+[aei]r(?!\p{L}))/giu,
    "era ",
  ],
  [/^was (?:that|it) you\b/iu, /^foi isso/iu, "foi você"],
  [/\bhits?\b/i, /(?<!\p{L})atingiu(?!\p{L})/giu, "golpeou"],
  [/\bhits?\b/i, /(?<!\p{L})atingiram(?!\p{L})/giu, "golpearam"],
  [/\bway I\b/, /(?<=\b(?:forma|maneira|modo|jeito) como )(?!eu\b)(?=\p{L})/giu, "eu "],
  [/\bonce upon a time\b/i, /\bera uma vez que (?:lá )?(?:havia|houve|tinha)\b/gi, "era uma vez"],
  [/\bI check\b/iu, /\b(?:chequ|verifiqu)ei\b/gi, "verifico"],
  [/\bdidn['’]t have\b/iu, /(?<=(?<!\p{L})não )temos(?!\p{L})/giu, "tínhamos"],
  [/\bbeen married\b/iu, /(?<!\p{L})nos casamos (?=há(?!\p{L}))/giu, "estamos casados "],
  [/\byou (?:booked|reserved)\b/iu, /(?<=(?<!\p{L})você )reserva(?!\p{L})/giu, "reservou"],
  [COULD_NOT, /(?<=(?<!\p{L})não )poderia(?=m?(?!\p{L}))/giu, "podia"],
  [COULD_NOT, /(?<=(?<!\p{L})não )poderíamos(?!\p{L})/giu, "podíamos"],
  [couldNot("we"), /(?<=(?<!\p{L})não )(?:conseguimos|podemos)(?!\p{L})/giu, "podíamos"],
  [
    /\bby the (?:window|door|fire|pool|river|lake|road)\b/iu,
    /(?<!\p{L})pel(?=[oa] (?:janela|porta|fogo|lareira|piscina|rio|lago|estrada)(?!\p{L}))/giu,
    "perto d",
  ],
  [
    /\bturn\p{L}* off the (?:water|gas|faucet|tap)\b/iu,
    /(?<!\p{L})deslig(?:u(?=ei?(?!\p{L}))|(?=ar|ou))/giu,
    "fech",
  ],
  [
    /\bsee you (?:in|at|on|next|again|later|soon|there|tomorrow|tonight)\b/iu,
    /(?<=^|[.!?…] )(?:(?:Vej[ao]|Verei|Vê) vocês?|Te vejo|Vejo-[ot]|Vê-l[oa]s?)(?!\p{L})/gu,
    "Nos vemos",
  ],
  [
    /\braised (?:me|us|him|her|them)\b|\braised by\b/iu,
    /(?<!\p{L})levant(?=ou|aram|ad[oa])/giu,
    "cri",
  ],
  [/\bin love with\b/iu, /(?<!\p{L})apaixona-me(?!\p{L})/giu, "apaixonado"],
  [
    /\b(?:get|gets|getting|got) lost\b/iu,
    /(?<=^|[.!?…,] )perdemos (?=n[oa]s? |em )/giu,
    "Nos perdemos ",
  ],
  [
    /\b(?:if (?:I|you|he|she|they) had|had (?:I|you|he|she|they)) known\b/iu,
    /(?<!\p{L})(soubesse)(m?)(?!\p{L})/giu,
    "tivesse$2 sabido",
  ],
  [
    /\b(?:hours?|minutes?|days?) late\b/iu,
    /(?<!\b(?:com|de|em|por|a) )(?<!\p{L})(?=(?:\d+|uma|duas|três|quatro|cinco|dez|vinte|trinta) (?:horas?|minutos?|dias?) de atraso(?!\p{L}))/giu,
    "com ",
  ],
  [/\bonce upon a time\b/iu, /(?<=\bera uma vez),? (?:havia|houve|tinha)(?!\p{L})/giu, ""],
  [
    /\b(?:lost|won|beat|score|draw|drew)\b/iu,
    new RegExp(`(?<!\\p{L})(${NUMBER}) para (?=(?:${NUMBER})(?!\\p{L}))`, "giu"),
    "$1 a ",
  ],
];
