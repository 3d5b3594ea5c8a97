import { caseLike, keepCapital } from "../../capitals.ts";
import { EL_DIA } from "../catalan/words.ts";
import { sayMatch } from "./matches.ts";
import { pressKeys } from "./pressing.ts";

/**
 * Replaces words that Apertium's Italian has from Catalan, where Italian has another in the same place.
 * @param original the Catalan text
 */
export const italianWords = (text: string, original: string): string =>
  sayMatch(TO_YOU.test(original) ? pressKeys(text).replace(TO_HIM, "le") : pressKeys(text))
    .replace(/\balcuna altra cosa\b/gi, "qualcos'altro")
    .replace(/\bun tasso di (?=tè|caffè|latte|cioccolat)/giu, "una tazza di ")
    .replace(/\bllesques (?:fini|sottili)\b/gi, "fette sottili")
    .replace(/\bllesques\b/gi, "fette")
    .replace(/\bbollisca/gi, "bolla")
    .replace(/\bsedevo\b/gi, /\bseient\b/i.test(original) ? "posto" : "$&")
    .replace(/\bun tasso\b/gi, /\btassa\b/i.test(original) ? "una tazza" : "$&")
    .replace(/\bil tasso\b/gi, /\btassa\b/i.test(original) ? "la tazza" : "$&")
    .replace(/\bgoto\b/gi, "bicchiere")
    .replace(
      /(?<!\b(?:la|una|questa) )\bsiepe\b/gi,
      /(?<!\b(?:la|una) )\btanca\b/i.test(original) ? "chiude" : "$&",
    )
    .replace(
      /\bcosicché(?!\p{L})/giu,
      /(?<!\p{L})així que(?!\p{L})/iu.test(original) ? "appena" : "$&",
    )
    .replace(/(?<=\b(?:chies|chied)\p{L}* )per (?=\p{L}+[aei]re(?!\p{L}))/giu, "di ")
    .replace(/\bin (?:soldi|denaro)(?=\s*(?:[,.;!?]|$))/gi, "in contanti")
    .replace(/\bper parlata\b/gi, "per parlare")
    .replace(/\bse vi piace\b/gi, (please) =>
      /\bsi us plau\b/i.test(original) ? caseLike(please, "per favore") : please,
    )
    .replace(/\bquanto tempo fa che\b/gi, keepCapital("da quanto tempo"))
    .replace(/\baffettat(?=[oaie]\b)/gi, /\bafecta/i.test(original) ? "colpit" : "$&")
    .replace(/\bil termini\b/gi, "il termine")
    .replace(/\b(a )?quale ora(?= )/giu, keepCapital("$1che ora"))
    .replace(/\baspett(?=(?:o|a|iamo|ano) che\b)/gi, "sper")
    .replace(/\bfino alla vicina(?=\s*(?:[,.;!?]|$))/gi, "alla prossima")
    .replace(
      /(?<=\p{L}{4,} )con che (?=(?:posso|puoi|può|possiamo|potete|possono|ho|hai|ha|abbiamo|avete|hanno|lavor\p{L}+)(?!\p{L}))/giu,
      "con cui ",
    )
    .replace(/(?<!\p{L})(quello che|ciò che|che(?: cosa)?) si passa(?!\p{L})/giu, "$1 succede")
    .replace(
      /(?<!\p{L})(quello che|ciò che|che cosa) è passat[oa](?=\s*(?:[,.;!?]|$)| (?:a|con|ieri|prima|dopo|oggi|qui|lì)(?!\p{L}))/giu,
      "$1 è successo",
    )
    .replace(/\bquanto tempo tarder(?=[àe])/giu, "quanto tempo ci vorr")
    .replace(READY, "$1pront$2")
    .replace(ON_DAY, EL_DIA.test(original) ? "" : "$&")
    .replace(/(?<!\p{L})ai sabati(?!\p{L})/giu, "il sabato")
    .replace(/(?<!\p{L})alle domeniche(?!\p{L})/giu, "la domenica")
    .replace(
      /(?<!\p{L})(?:ai|nei) (?=(?:lunedì|martedì|mercoledì|giovedì|venerdì)(?!\p{L}))/giu,
      "il ",
    )
    .replace(/(?<=(?:dì|sabato|domenica) )di (?=mattina(?!\p{L}))/giu, "")
    .replace(/\bda mezza ora fa\b/gi, "da mezz'ora")
    .replace(/\bmezza ora\b/gi, "mezz'ora")
    .replace(/(?<!\p{L})per me è bene(?!\p{L})/giu, "per me va bene")
    .replace(END_OF, (_, the: string) => `${THE_END[the.toLowerCase()] ?? the} fine `)
    .replace(WISH, (_, when: string) => GOOD[when.charAt(0).toLowerCase()] ?? when)
    .replace(/\bche buono (?=\p{L}+(?:re|r[lmtcsv]\p{L})(?!\p{L}))/giu, "che bello ")
    .replace(/(?<=^|[.!?…] |, (?=[^.!…]*\?))che è (?=\p{L})/giu, keepCapital("che cos'è "))
    .replace(/\blongitudine\b(?![^.!?…]*latitudine)/gi, "lunghezza")
    .replace(
      /(?<!\p{L})(?:nel|al) (mio|tuo|suo|nostro|vostro|loro) luogo(?=\s*(?:[,.;!?]|$))/giu,
      "al $1 posto",
    )
    .replace(
      /(?<=^|[.!?…] )come (?=(?:più|meno) [^.!?]*, (?:più|meno|meglio|peggio)(?!\p{L}))/giu,
      "",
    )
    .replace(/(?<=(?:più|meno) [^.!?]*, )(meglio|peggio)(?=\s*(?:[.;!?]|$))/giu, "$1 è")
    .replace(/(?<=\b(?:nel|il|al) )vicino(?=\s*(?:[,.;!?]|$))/giu, "prossimo")
    .replace(BEEN, (_, have: string) => BE[have.toLowerCase()] ?? have)
    .replace(
      /(?<!\p{L})(due|tre|quattro|cinque|sei|sette|otto|nove|dieci|molt[ie]) (altr[ie])(?!\p{L})/giu,
      "$2 $1",
    )
    .replace(/\bnon è la pena d(?:i |')/gi, "non c'è bisogno di ")
    .replace(/(?<=\p{L}[bdlmnprstv])h(?=ino?(?!\p{L}))/giu, "") // Apertium's "domandhino"
    .replace(/\bmale-(?=\p{L})/giu, "mal ")
    .replace(/\bla meno che(?= \p{L})/giu, "a meno che")
    .replace(/\b(d[ia]) (?=\1 )/gi, "")
    .replace(
      /(?<!\p{L})d(?:a|i) fa (?=(?:più|meno|quasi|circa|molto|tanto)(?!\p{L})|\p{L}+ (?:anni|mesi|giorni|settimane|ore)(?!\p{L}))/giu,
      "da ",
    )
    .replace(/(?<=\p{L} )il più(?= spesso|\s*(?:[,.;!?]|$))/giu, "più")
    .replace(/(?<=^|[.!?…] )il che (?=(?:mi|ti|gli|le|ci|vi) )/giu, "quello che ")
    .replace(/(?<!\p{L})è migliore (?=\p{L}+(?:are|ere|ire|rre)(?!\p{L}))/giu, "è meglio ")
    .replace(/\bpreferibile di (?=\p{L}+(?:are|ere|ire|rre)(?!\p{L}))/giu, "preferibile ")
    .replace(WENT, (_, have: string) => BE[have.toLowerCase()] ?? have)
    .replace(/\bincluso (?=(?:ne[lgi]\p{L}*|in|quando|se|con|per|oggi)(?!\p{L}))/giu, "anche ")
    .replace(/\bnon dubiti a\b/gi, "non esiti a")
    .replace(/\bmolte grazie\b/gi, "grazie mille")
    .replace(/\bnell[ae] (?=(?:mia|tua|sua|nostra|vostra) tavola\b)/gi, "alla ")
    .replace(
      /\btocca(?=(?:re|to|va|vo|ndo|no)?(?!\p{L}) (?:la |il |l'|lo )?(?:chitarra|piano|pianoforte|violino|flauto|batteria|tromba)(?!\p{L}))/giu,
      "suona",
    );

const END_OF =
  /(?<!\p{L})(al|dal|il|del|nel) finale (?=(?:della|del|dell'|di) ?(?:settimana|mese|anno|giornata|giorno|strada|via))/giu;
const THE_END: Readonly<Record<string, string>> = {
  al: "alla",
  dal: "dalla",
  il: "la",
  del: "della",
  nel: "alla",
};

const WISH =
  /(?<!\p{L})(?:abbia|abbiate) un[a']? ?(?:grande|gran|buon[oa]?|ottim[oa]|bell[oa]?) (fine (?:di )?settimana|giorn(?:o|ata)|ser(?:a|ata))(?!\p{L})/giu;
const GOOD: Readonly<Record<string, string>> = {
  f: "buon fine settimana",
  g: "buona giornata",
  s: "buona serata",
};

/** "Been" goes with "essere". */
const BEEN =
  /(?<!\p{L})(ho|hai|ha|abbiamo|avete|hanno|aveva|avevano|avrebbe|avrebbero|avrà)(?= (?:(?:sempre|mai|già|anche|ancora) )?stat[oaie](?!\p{L}))/giu;
const WENT =
  /(?<!\p{L})(ho|hai|ha|abbiamo|avete|hanno|aveva|avevano|avrebbe|avrebbero|avrà)(?= (?:(?:sempre|mai|già|anche|ancora) )?(?:andat|venut|arrivat|partit|tornat|diventat|nat|mort|uscit|entrat|rimast|cadut)[oaie](?!\p{L}))/giu;
const BE: Readonly<Record<string, string>> = {
  ho: "sono",
  hai: "sei",
  ha: "è",
  abbiamo: "siamo",
  avete: "siete",
  hanno: "sono",
  aveva: "era",
  avevano: "erano",
  avrebbe: "sarebbe",
  avrebbero: "sarebbero",
  avrà: "sarà",
};

/** At a verb; elsewhere it is an article. */
const TO_HIM =
  /(?<=\p{L}r)gli(?!\p{L})|(?<!\p{L})gli(?= (?:dispiac|piac|sembr|serv|interess)\p{L}+)/gu;

/** "Vostè", who is not him. */
const TO_YOU = /^(?!.*\bells?\b).*\bvostè(?!\p{L})/iu;

/** "Prepared", unless by or with something. */
const READY =
  /(?<!\p{L})((?:sono|è|siamo|siete|era|erano|eravamo|essere|sarà|saranno|sia|siano|sta|stanno|stare)(?: (?:già|quasi|sempre|ancora|tutti|tutte))? )preparat([oaie])(?!\p{L}| (?:da|dal\p{L}*|con|col|in|secondo)(?!\p{L}))/giu;

/** "Il lunedì" is every Monday, "el dilluns" may be one. */
const ON_DAY =
  /(?<!(?:chius|chiud|apert|apr|spesso|sempre|ogni)[^.!?…]*)(?<!\p{L})(?:il|la) (?=(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?:\s*[,.;!?]|$| (?:alle|mattina|sera|pomeriggio|prossim[oa]|scors[oa]|con|ho|abbiamo)(?!\p{L})))/gu;
