import type { Sense } from "./by-sense.ts";

const NAILS =
  /\bnails?\b(?=.*\b(?:hammer|wood|wall|board|screw))|\b(?:hammer|wood|wall|board|screw)\p{L}*\b(?=.*\bnails?\b)/iu;
/** One that somebody pays. */
const BILL =
  /^(?!.*\b(?:law|parliament|senate|congress|government|minister|vot\p{L}+)\b).*\bbill\b/isu;

/** Where the neural model takes an English noun for another thing. */
export const RIGHT_NOUNS: readonly Sense[] = [
  [/\bappointments?\b(?! (?:as|of|to)\b)/iu, /(?<!\p{L})nomeação(?!\p{L})/giu, "consulta"],
  [
    /\b(?:baking|parchment|greaseproof) (?:paper|parchment)\b/iu,
    /(?<!\p{L})(?:papel (?:de )?(?:cozimento|pergaminho)|papel à prova de graxa|pergaminho de cozimento)(?!\p{L})/giu,
    "papel manteiga",
  ],
  [/\bdrills?\b/iu, /(?<!\p{L})broca(?=s?(?!\p{L}))/giu, "furadeira"],
  [
    /\b(?:nice|kind|sweet|good) of (?:him|her|them|you)\b/iu,
    /(?<!\p{L})(?:agradável|legal|bom|boa|bonito|bondoso|gentil) (?=d(?:el[ea]s?|e você)(?!\p{L}))/giu,
    "gentil da parte ",
  ],
  [/\bwallets?\b/i, /\bbols(?:o|inh)?a(?=s?(?!\p{L}))/giu, "carteira"],
  [/\btickets?\b/i, /\bingresso(?=s?(?!\p{L}))/giu, "bilhete"],
  [NAILS, /\bunhas\b/gi, "pregos"],
  [NAILS, /\balgumas (?=pregos)/gi, "alguns "],
  [NAILS, /\bas (?=pregos)/gi, "os "],
  [BILL, /\bo projeto de lei\b/gi, "a conta"],
  [BILL, /\bdo projeto de lei\b/gi, "da conta"],
  [/\bonly child\b/iu, /(?<!\p{L})uma criança única(?!\p{L})/giu, "um filho único"],
  [/\bweather\b/iu, /(?<=(?<!\p{L})(?:[dn]?o|um|bom|mau) )clima(?!\p{L})/giu, "tempo"],
  [/\bquestions?\b/iu, /(?<!\p{L})dúvida(?=s?(?!\p{L}))/giu, "pergunta"],
  [
    /\bday after tomorrow\b/iu,
    /(?<!\p{L})o dia (?:seguinte a|depois de|após) amanhã/giu,
    "depois de amanhã",
  ],
  [
    /\b(?:time slots?|slots? (?:free|available|open|left|at|for|on)|available slots?)\b/iu,
    /(?<!\p{L})(?:intervalo(s?) de tempo|slot(s?)(?: de tempo)?)(?!\p{L})/giu,
    "horário$1$2",
  ],
];
