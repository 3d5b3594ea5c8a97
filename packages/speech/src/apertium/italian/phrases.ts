import { keepCapital } from "../../capitals.ts";
import { CALLS_AND_SCREENS } from "./calls-and-screens.ts";
import { EVERYDAY } from "./everyday.ts";
import { FORMS } from "./forms.ts";

/** Says phrases of everyday life as Italian does, which Apertium translates word by word. */
export const italianPhrases = (text: string): string =>
  [...PHRASES, ...CALLS_AND_SCREENS, ...EVERYDAY, ...FORMS]
    .reduce((said, [phrase, better]) => said.replace(phrase, keepCapital(better)), text)
    .replace(THEY_HAVE, "$1$2loro")
    .replace(SHE_WAS, "$1a$2");

/** "Le piante fanno i suoi alimenti". */
const THEY_HAVE =
  /((?<!\p{L})(?:i|le|gli|loro|(?:migliaia|centinaia|milioni|maggior parte) (?:di |delle |dei |degli )\p{L}+) (?:\p{L}+ )?(?:hanno|fanno|sono|\p{L}{3,}[aeo]no) (?:\p{L}+(?:ato|uto|ito|so) )?)((?:i|il|la|le) )(?:suoi|suo|sua|sue)(?= \p{L})/giu;

/** "La connessione è stato lenta". */
const SHE_WAS =
  /(?<!\p{L})(è stat)o((?: (?:molto|così|più))? \p{L}+[^\Wo]a)(?=\s*(?:[,.;!?]|$)| da(?!\p{L}))/giu;

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[.!?…] )era una volta(?: aveva| c'era)?(?= un)/giu, "c'era una volta"],
  [/\bdesfilat(?=[oaie]?(?!\p{L}))/giu, "sfilat"],
  [/\bsfilat(?!\p{L})/giu, "sfilato"],
  [/\b(?:un )?mal(?:e)? di nessuno\b|\bdolore di nessuno\b/gi, "mal di testa"],
  [/\bmale di (?=gola\b)/gi, "mal di "],
  [/\btutta suola\b/gi, "da sola"],
  [/\btutti soltanto(?=\s*(?:[,.;!?]|$))/gi, "da soli"],
  [/(?<=\bsi (?:è|era) )dormit(?=[oa]\b)/giu, "addormentat"],
  [/\b(?:nel|al) sofà(?!\p{L})/giu, "sul divano"],
  [/\bsofà(?!\p{L})/giu, "divano"],
  [/\bquanto tempo porta(?: per)?(?= )/giu, "quanto tempo ci vuole per"],
  [/\btutto rimarrà bene\b|\brimarrà tutto bene\b/giu, "andrà tutto bene"],
  [/\bnon mi importo d(?:i |')/giu, "non mi dispiace "],
  [/\bnell'inizio(?= )/giu, "all'inizio"],
  [/\ball'inizio della mattina\b/giu, "la mattina presto"],
  [/(?<=\b(?:volt[ae]|\d+|or[ae]|euro|chilometri) )per giorno\b/giu, "al giorno"],
  [/(?<=\b(?:volt[ae]|\d+|or[ae]|euro) )per mese\b/giu, "al mese"],
  [/(?<=\b(?:volt[ae]|\d+|or[ae]|euro) )per anno\b/giu, "all'anno"],
  [/(?<=\b(?:volt[ae]|\d+|or[ae]|euro) )per settimana\b/giu, "alla settimana"],
  [/\b(?:nell'|per l')ospedale per ambulanza\b/giu, "in ospedale in ambulanza"],
  [/\bper ambulanza\b/giu, "in ambulanza"],
  [/\bportat([oaie]) (?:nell'|per l')ospedale/giu, "portat$1 in ospedale"],
  [/(?<=^|[.!?…,] )vada davanti(?=\s*(?:[,.;!?]|$)| e(?!\p{L}))/giu, "vada dritto"],
  [/\bnei semafori\b/giu, "ai semafori"],
  [
    /\bdurante (?=(?:un |quasi |circa )?(?:momento|istante|\p{L}+ (?:second|minut|or|giorn|settiman|mes|ann)[oaie])(?!\p{L}))(?!l[ao] )/giu,
    "per ",
  ],
  [
    /\bli (?=(?:ho|hai|ha|abbiamo|avete|hanno|aveva|avevano) (?:dato|detto|chiesto|inviato|mandato|spiegato|mostrato|scritto|risposto|offerto|promesso|portato|raccontato|permesso)(?!\p{L}))/giu,
    "gli ",
  ],
  [/(?<!\p{L})già non (c'è|è|sono|era|erano|ho|ha|abbiamo|hanno)(?!\p{L})/giu, "non $1 più"],
  [/\bapppunto\b/giu, "appunto"],
  [/\bnelle configurazioni\b/giu, "nelle impostazioni"],
  [/\bnel matrimonio di\b/giu, "al matrimonio di"],
  [
    /\baggiornat([oaie]) (?:durante|per) (?=(?:\p{L}+|\d+) (?:minut|or[ae]|giorn|settiman|mes|ann))/giu,
    "rinviat$1 di ",
  ],
  [
    /\baggiornare (?=(?:la riunione|il lancio|l'incontro|la partenza|il volo)(?!\p{L}))/giu,
    "rinviare ",
  ],
  [/\btratta tardiva\b/giu, "consegna in ritardo"],
  [/\bgett(?=(?:arlo|arla|arli|arle|are|ato|ata) ?(?!via|l'acqua|la spazzatura))/giu, "lanci"],
  [/\baddizion[ai](?!\p{L})/giu, "aggiunga"],
  [/\bsottoscriv(?:a|ete|ersi|ere) (?:nel|al) (mio|nostro) canale\b/giu, "si iscriva al $1 canale"],
  [/\brimane (?:scuro|oscuro)\b/giu, "fa buio"],
  [/\bla pioggia ha fermato\b/giu, "la pioggia è cessata"],
  [/\bstazione ferroviaria più vicino\b/giu, "stazione ferroviaria più vicina"],
  [
    /\britornare (?=(?:quest|quell)[oaie] (?!sera|settimana|mattina|notte|volta|mese|estate)\p{L})/giu,
    "restituire ",
  ],
  [/\bsta mancando\b/giu, "manca"],
  [/\bha età sufficiente per\b/giu, "ha l'età per"],
  [
    /(?<=\b(?:allora|loro|lui|lei|noi|io|voi|che|quando|perché|se) )no (?=(?:si |ci |mi |ti |lo |la |li |le )?\p{L}{3,})(?!grazie)/giu,
    "non ",
  ],
];
