import { iDid } from "../portuguese/i-did.ts";
import { EVERYDAY } from "./everyday.ts";
import { LATE } from "./late.ts";

/**
 * Replaces Catalan words that Apertium chooses from Portuguese, where another sense is meant nearly always or the pairs from
 * Catalan do not know the word.
 * @param original the Portuguese text
 */
export const catalanWords = (text: string, original: string): string =>
  WORDS.reduce(
    (said, [portuguese, word, better]) =>
      portuguese.test(original) ? said.replace(word, better) : said,
    text,
  ).replace(BEFORE_APP, (the) => FEMININE[the.toLowerCase()] ?? the);

/** From Portuguese or French. */
const WORDS: readonly (readonly [portuguese: RegExp, word: RegExp, better: string])[] = [
  ...LATE,
  ...EVERYDAY,
  [
    /(?<!\p{L})são(?!\p{L})/u,
    /(?<!\p{L}|(?<!\p{L})(?:és|són|era|eren|està|estan|molt|més|i|o) )sa(?:ns)?(?!\p{L})/gu,
    "són",
  ],
  [
    /\b(?:me|te|lhes?|nos|vos) cont(?:ou|aram|ei|a|am|ar)(?!\p{L})/iu,
    /\bcompt(?=(?:ar|at|a|en)\b)/gi,
    "explic",
  ],
  [/(?<!\p{L})são (?=[oa]s (?!e )\p{L})/iu, /(?<!\p{L})sa (?=(?:els|les) )/giu, "són "],
  // "Seguro" is "sure" as well.
  [
    /\bseguros?\b/i,
    /(?<=\b(?:targeta|companyia|empresa|contracte|número|pòlissa) )de segurs?\b/gi,
    "d'assegurança",
  ],
  [
    /\bseguro\b/i,
    /(?<![\p{L}·])(?:el )?(me|se)u segur(?=\s*(?:[,.;!?]|$)| (?:no|és|ha|cobr|pag|de|em|la|el)(?!\p{L}))/giu,
    "la $1va assegurança",
  ],
  [
    /\bseguro\b/i,
    /(?<![\p{L}·])(?:el )?(nostre|vostre) segur(?=\s*(?:[,.;!?]|$)| (?:no|és|ha|cobr|pag|de|em|la|el)(?!\p{L}))/giu,
    "la $1 assegurança",
  ],
  [/\bcafé da manhã/iu, /(?<=(?<!\p{L})(?:és|era|serà|amb|de|per a) )esmorzar\b/giu, "l'esmorzar"],
  [/\btopo\b/i, /\btopo\b/gi, "cim"],
  [/\bum presente\b/i, /\bun present\b/gi, "un regal"],
  [/\bpresentes (?:para|de)\b/i, /\bpresents\b/gi, "regals"],
  [iDid("disse"), /\bva dir\b/gi, "vaig dir"],
  [iDid("trouxe"), /\bva portar\b/gi, "vaig portar"],
  [iDid("quis"), /\bva voler\b/gi, "vaig voler"],
  [/\bincomod/i, /\bfastigue(?:j|g)(?=\p{L})/giu, "molest"],
  [/\bqualquer um\b/i, /\bqualsevol un\b/gi, "qualsevol"],
  [
    /\bde qualquer (?:forma|maneira|modo)\b/i,
    /\bde qualsevol (?:forma|manera|mode)\b/gi,
    "de totes maneres",
  ],
  [/\bcobr/i, /(?<=\bno (?:el|la|ho) )coure\b/gi, "cobreix"],
  [/\baplicativo\b/i, /\baplicatiu\b/gi, "aplicació"],
  [/\baplicativos\b/i, /\baplicatius\b/gi, "aplicacions"],
  [
    /\b(?:Brasil|Japão|Líbano)\b/iu,
    /(?<!\p{L})(?<!\b(?:el|del|al|pel|El|Al|Del) )(?=(?:Brasil|Japó|Líban)(?!\p{L}))/gu,
    "el ",
  ],
  [/(?<!\p{L})Síria(?!\p{L})/u, /\bSiriana\b/gi, "Síria"],
  [/(?<!\p{L})Amsterdã(?!\p{L})/u, /(?<!\p{L})Amsterdã(?!\p{L})/gu, "Amsterdam"],
  [/\bcanto\b/i, /(?<=\b(?:el|al|del|un|aquest|cada|proper) )cant\b/gi, "racó"],
  [/\bcrianças?\b/i, /\bnen(?=s?\b)/gi, "infant"],
  [/(?:s|os) avós(?!\p{L})/iu, /(?<!\p{L})àvies(?!\p{L})/giu, "avis"],
  [/(?<!\p{L})óculos(?!\p{L})/iu, /(?<!\p{L})(?:gots|óculos)(?!\p{L})/giu, "ulleres"],
  [/(?<=^|[.!?…] )(?:ligue|telefone)(?!\p{L})/iu, /(?<=^|[.!?…] )telèfon(?= )/giu, "truqui"],
  [/(?<!\p{L})atrás d/iu, /\benrere (?=de |del |d')/giu, "darrere "],
  [/\bbolo\b/i, /\bbolo\b/gi, "pastís"],
  [/\bbolos\b/i, /\bbolos\b/gi, "pastissos"],
  [/\be meia\b/i, /\bi mitjana\b/gi, "i mitja"],
  [/\bempregos?\b/i, /(?<!\p{L})ocupació(?!\p{L})/giu, "feina"],
  [/\bempregos?\b/i, /\bocupacions\b/gi, "feines"],
  [
    /(?<!\p{L})para trás(?!\p{L})/iu,
    /(?<!\p{L})per a després(?: de)?(?=\s*(?:[,.;!?]|$))/giu,
    "enrere",
  ],
  [/\bgostad/i, /\bhaginels hagi\b/gi, "us hagi"],
  [/(?<!\p{L})que horas são(?!\p{L})/iu, /(?<!\p{L})quines hores són(?!\p{L})/giu, "quina hora és"],
  [/\bbilhetes?\b/i, /\bpassatge(?=s?\b)/gi, "bitllet"],
  [/\bcorte (?=[oa]s? |uma? )/i, /\bcort(?= (?:el|la|els|les|una?) | l')/gi, "talli"],
  [/\bpag\p{L}* a conta\b/iu, /\b(?:la|el) compte\b/gi, "la factura"],
  [/\bsente-se\b/i, /\bse sent\b/gi, "assegui's"],
  [/\bcoloca/i, /\bcol·lo(?:c|qu)(?=(?:ar|at|ada|ats|ades|em|am)\b)/gi, "pos"],
  [/\bdeslig(?!\p{L}+ o telefone)/iu, /\bdesllig(?=\p{L})/giu, "apag"],
  [/\bdesist/i, /\bdesistir\b/gi, "abandonar"],
  [/\bdesist/i, /\bdesisteixi\b/gi, "abandoni"],
  [/\bdesist/i, /\bdesisteix\b/gi, "abandona"],
  [/\bdesist/i, /(?<=\babandon\p{L}+ )dels /giu, "els "],
  [/\btelas?\b/i, /\btel(?=(?:a|es)\b)/gi, "pantall"],
  [
    /\bsec[oa]s?\b/i,
    /(?<=(?<!\p{L})est(?:à|an|ava|aven|igui) (?:molt |ja )?)sequera(?!\p{L})/giu,
    "seca",
  ],
  [/\bfazemos\b/i, /(?<=\bque )fem(?=\s*(?:[,.;!?]|$))/gi, "nosaltres fem"], // or "dung"
  [/\bnos vimos\b/i, /\bens venim\b/gi, "ens vam veure"],
  [/\bp(?:o|u)d(?:er)?em\b/i, /\b(?:podin|esporguin)\b/gi, "poden"], // of "podar"
  [/(?<!\p{L})número (?!de \p{L}+s(?!\p{L}))/iu, /\bnombre\b/gi, "número"],
  [/(?<!\p{L})máquina de lavar louças?/iu, /\bmàquina de rentar \p{L}+/giu, "rentavaixelles"],
  [/(?<!\p{L})máquina de lavar(?!\p{L})/iu, /\bmàquina de rentar(?: roba)?/giu, "rentadora"],
  [/(?<!\p{L})ce qu[ei']/iu, /(?<!\p{L})el que(?=\s)/giu, "allò que"],
  [/(?<!\p{L})ce qu[ei']/iu, /(?<!\p{L})del que(?=\s)/giu, "d'allò que"],
  [
    /\bil y a (?:\p{L}+|\d+) (?:an|mois|jour|heure|semaine|minute)/iu,
    /\bhi ha (?=(?:\p{L}+|\d+) (?:anys?|mes(?:os)?|di(?:a|es)|hor(?:a|es)|setman(?:a|es)|minuts?)(?!\p{L}))/giu,
    "fa ",
  ],
  [/\btrancad[oa]s?\b/i, /\btrancad(?=[oa]s?\b)/gi, "tancad"],
];

/** "Aplicació" and "ulleres" are feminine, "aplicativo" and "óculos" are not. */
const BEFORE_APP =
  /\b(?:aquests?|uns?|els|dels|als|(?:el|del|al) (?:[mts]eu|[nv]ostre)|(?:els|dels|als) [mts]eus)(?= (?:aplicaci(?:ó|ons)|ulleres)(?!\p{L}))/giu;

const FEMININE: Readonly<Record<string, string>> = {
  aquest: "aquesta",
  aquests: "aquestes",
  un: "una",
  uns: "unes",
  els: "les",
  dels: "de les",
  als: "a les",
  "el seu": "la seva",
  "del seu": "de la seva",
  "al seu": "a la seva",
  "els seus": "les seves",
  "els meus": "les meves",
  "el meu": "la meva",
  "del meu": "de la meva",
  "el nostre": "la nostra",
  "del nostre": "de la nostra",
  "el vostre": "la vostra",
};

/** Catalan "on Monday", not "on Mondays". */
export const EL_DIA = /\bel (?:dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge)\b/iu;
