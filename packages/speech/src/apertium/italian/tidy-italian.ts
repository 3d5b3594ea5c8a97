import { CATALAN_OKAY } from "../catalan/tidy-catalan.ts";
import { italianArticles } from "./articles.ts";
import { compareInItalian } from "./comparing.ts";
import { sayFreelyInItalian } from "./word-by-word.ts";
import { italianGrammar } from "./grammar.ts";
import { italianPhrases } from "./phrases.ts";
import { placeInItalian } from "./places.ts";
import { whenAndWhere } from "./when-and-where.ts";
import { italianWords } from "./words.ts";

/** Corrects Apertium's Italian where its dictionary knows only one sense of a word. */
export function tidyItalian(text: string, original = ""): string {
  const told = sayFreelyInItalian(
    italianPhrases(italianGrammar(italianWords(text, original), original)),
  );
  return italianArticles(whenAndWhere(placeInItalian(compareInItalian(told))))
    .replace(/\bnon(?=\s*(?:[,.;!?]|$))/gi, (non) => non.slice(0, -1))
    .replace(/\b(?<!\bmi )(?:lo )?siedo molto\b/gi, "mi dispiace molto")
    .replace(/\b([Bb])uono giorno\b/g, "$1uongiorno")
    .replace(/\b(buon|quant|molt|tropp|poc)a meteo\b/gi, (_, word: string) =>
      word.toLowerCase() === "buon" ? `${word} tempo` : `${word}o tempo`,
    )
    .replace(/\bmeteo\b/g, "tempo")
    .replace(/\bdi di (?=un)/gi, "di ")
    .replace(SOMETHING, "$1 di ")
    .replace(/(?<=^|[.!?…] )Gli (?=piace(?:rebbe)? [^.!…]*\?)/g, "Le ")
    .replace(/\btelefonarlo\b/gi, "telefonargli")
    .replace(/\bdomandh(?=i)/gi, "domand")
    .replace(/\bqualsiasi uno(?=\s*(?:[,.;!?]|$))/gi, "chiunque")
    .replace(
      /(?<=(?<!\p{L})(?:aspett\p{L}*|attend\p{L}*) )per (?=(?:qualcosa|qualcuno|me|te|lei|lui|noi|voi|loro|il|la|lo|i|gli|le)(?!\p{L})|l')/giu,
      "",
    )
    .replace(WHAT, "$1che cosa ")
    .replace(/\bnella mattina seguente\b/gi, "la mattina seguente")
    .replace(/\bamat(?=i amici\b)/gi, "car")
    .replace(/\bnon dubitate a\b/gi, "non esitate a")
    .replace(/\bse vi piace(?=\s*(?:[,.;!?]|$))/gi, "per favore")
    .replace(CATALAN_OKAY, "va bene")
    .replace(
      /(?<=\b(?:salit|sces|aumentat|diminuit|cresciut|cadut|calat)[oaie] )(?:di )?(?=(?:\p{L}+|\d+) per cento\b)/giu,
      "del ",
    )
    .replace(/(?<=\b(?:così|molto|troppo|più) )portare(?=\s*(?:[,.;!?]|$| che?\b))/gi, "duro")
    .replace(
      /\bcirca (l'|il |la |lo |i |le |gli )(?!(?:una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|metà|stess\p{L})(?!\p{L})|\d)/giu,
      (_, the: string) => `vicino a${TO_THE[the.toLowerCase()] ?? ` ${the}`}`,
    )
    .replace(
      /(?<=(?<!\p{L})(?:è|sono|era|erano|molto) )più presto (?=(?:del|della|di|dell'|che)\b)/giu,
      "più veloce ",
    )
    .replace(
      /\b(questa|la|una) fine di settimana\b/gi,
      (_, the: string) => `${WEEKEND[the.toLowerCase()] ?? the} fine settimana`,
    )
    .replace(/\bsignore (?=\p{Lu})/gu, "signor ")
    .replace(/(?<!\p{L})quale è(?!\p{L})/giu, "qual è")
    .replace(/\bsenyoreta\b/gi, "signorina")
    .replace(/(?<=(?<!\p{L})è )verità(?=\s*(?:[,.;!?]|$))/giu, "vero")
    .replace(/(?<=\b(?:e|ma),? |^|[.!?…] )(n)o (?=\p{L})(?!grazie)/giu, "$1on ")
    .replace(/(?<=^|[.!?…] )(b)uono(?=,)/giu, "$1ene")
    .replace(/\bsu il\b/gi, "sul")
    .replace(/\bsu l(?=[aeo]\b)/gi, "sull")
    .replace(/\b(ringrazi\p{L}+) a (?=\p{L})(?!nome)/giu, "$1 ")
    .replace(/\bbela\b/gi, "bella")
    .replace(/\bulleres\b/gi, "occhiali")
    .replace(
      /\ble (mie|tue|sue|nostre|vostre) (?=occhiali\b)/gi,
      (_, whose: string) => `i ${OF_THEIRS[whose.toLowerCase()] ?? whose} `,
    )
    .replace(/\ble (?=occhiali\b)/gi, "gli ")
    .replace(/\bd'io (?=\p{L})/giu, "di quanto ")
    .replace(/\bda ((?:quasi |circa )?(?:\p{L}+'|(?:\p{L}+|\d+) )\p{L}+) fa(?!\p{L})/giu, "da $1")
    .replace(/\bdi d'/gi, "di ")
    .replace(/(?<=\b(?:per|a|di|con|da|su|tra|fra|senza|verso) )tu(?!\p{L})/giu, "te")
    .replace(/\bin (?=(?:1\d|20)\d\d(?!\d))/gi, "nel ")
    .replace(/(?<!\p{L})sento molto(?=\s*(?:[,.;!?]|$))/giu, "mi dispiace molto")
    .replace(JOINED, "$1 di ")
    .replace(/\bun pò(?!\p{L})/giu, "un po'")
    .replace(/\bpo'(?=\p{L})/giu, "po' ")
    .replace(WITH_RELATIVE, "");
}

/** "What" at the start of a question, with the subject that Portuguese puts between it and its verb. */
const WHAT =
  /((?:^|[.!?…] )(?:(?:ma|e|allora),? )?(?:(?:a|con|da|di|in|per) )?)che (?:(?:lei|lui|loro|noi|voi|io|tu) )(?=[^.!?…]*\?)/giu;

const TO_THE: Readonly<Record<string, string>> = {
  "l'": "ll'",
  "il ": "l ",
  "la ": "lla ",
  "lo ": "llo ",
  "i ": "i ",
  "le ": "lle ",
  "gli ": "gli ",
};
const OF_THEIRS: Readonly<Record<string, string>> = {
  mie: "miei",
  tue: "tuoi",
  sue: "suoi",
  nostre: "nostri",
  vostre: "vostri",
};
const WEEKEND: Readonly<Record<string, string>> = { questa: "questo", la: "il", una: "un" };

/** Verbs that join an infinitive by "di", which other languages join directly. */
const JOINED =
  /\b((?:decid|decis|tent|evit|promett|promess|permett|permess|accett|rifiut|dimentic|smett|smess|sper|fing|fint|merit|cerc|minacc|propo[nrs])\p{L}+(?: (?:mai|anche|già|sempre))?) (?=(?:non )?(?!(?:mare|mese|altare|militare|particolare|familiare|popolare|cellulare)(?!\p{L}))\p{L}+(?:are|ere|ire|rre|ar[mtscvl][iaoe]|er[mtscvl][iaoe]|ir[mtscvl][iaoe])(?!\p{L}))/giu;

const SOMETHING =
  /\b(qualcosa|niente|nulla) (?=(?:nuovo|diverso|buono|bello|brutto|speciale|interessante|importante|strano|migliore|peggiore|semplice|grande|utile|freddo|caldo|facile|difficile|piccolo|vero|così|molto|più|meno)\b)/gi;

/** The article before "my/your/… mother" and other single relatives, which Italian omits. */
const WITH_RELATIVE =
  /\b(?:il|la|lo) (?=(?:mi[oa]|tu[oa]|su[oa]|nostr[oa]|vostr[oa]) (?:madre|padre|mamma|papà|fratello|sorella|moglie|marito|figli[oa]|nonn[oa]|zi[oa]|cugin[oa]|suocer[oa]|nipote)(?!\p{L}))/giu;
