import { keepCapital } from "../../capitals.ts";

/** Says as Italian does what the pair from Catalan translates word by word. */
export const sayFreelyInItalian = (text: string): string =>
  PHRASES.reduce((told, [phrase, better]) => told.replace(phrase, keepCapital(better)), text)
    .replace(ONESELF, (_, pronoun: string, of = "", have: string) => {
      const being = BEING[have.toLowerCase()] ?? have;
      return `${of ? pronoun.replace(/i$/iu, "e") + of : pronoun} ${being} `;
    })
    .replace(NEEDED, (found: string, once: string) =>
      keepCapital(FEW.test(once) ? `ci vogliono ${once}` : `ci vuole ${once}`)(found),
    );

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ai|alle) che(?= )/giu, "a quelli che"],
  [/\bdel che(?= )/giu, "di quello che"],
  [/(?<=^|[.!?…] )primo (?=(?:ho|hai|ha|abbiamo|hanno|ero|era|sono) )/giu, "prima "],
  [/(?<=\bcominci\p{L}+ )per (?=\p{L}+re(?!\p{L}))/giu, "a "],
  [/(?<=\bnulla )al che\b/giu, "di quello che"],
  [/\bnon vi turbate\b/giu, "non preoccupatevi"],
  [/\bprima di(?=,)/giu, "prima"],
  [
    /\ba (?=(?:quest[oa']|quel|quell') ?(?:stesso )?(?:momento|istante|periodo)(?!\p{L}))/giu,
    "in ",
  ],
  [/\bche pena (?=(?:che|non|lei|lui|tu|voi|noi|loro)(?!\p{L}))/giu, "che peccato "],
  [/(?<=\bche peccato )(?=(?:non|lei|lui|tu|voi|noi|loro)(?!\p{L}))/giu, "che "],
  [
    /\bdurante (?=(?:ore|giorni|settimane|mesi|anni|secoli|minuti|decenni)(?! (?:d[ei]|in cui)))/giu,
    "per ",
  ],
  [/\b(?:del|dal|nel|al) lato di fuori(?!\p{L})/giu, "fuori"],
  [/\b(?:del|dal|nel|al) lato di dentro(?!\p{L})/giu, "dentro"],
  [/\bquesto (?=vale la pena)/giu, ""],
  [/\bè in tu d(?:i |')/giu, "tocca a te "],
  [/\bè in (me|lui|lei|noi|voi|loro) d(?:i |')(?=\p{L}+re(?!\p{L}))/giu, "tocca a $1 "],
  [/\bsalti alti(?!\p{L})/giu, "tacchi alti"],
  [/\bun(?:a comanda| ordine) di scuse(?!\p{L})/giu, "delle scuse"],
  [/\bdell'aspettato(?!\p{L})/giu, "del previsto"],
  [/(?<=^|[.!?…] )cura(?=[,!])/giu, "attenzione"],
  [/\btutto sarà bene(?!\p{L})/giu, "andrà tutto bene"],
  [/\btutto (?:è|sta) bene(?!\p{L})/giu, "va tutto bene"],
  [/\bcome più presto,? miglior[ei]?(?!\p{L})/giu, "prima è, meglio è"],
  [
    /(?<=\ba meno che )(?=(?:si |ci |mi |ti |vi |lo |la )?\p{L}+(?:a|ano|ino|i)(?!\p{L}))(?!non)/giu,
    "non ",
  ],
  [/\bd'incluso (?=\p{L})/giu, "fino a "],
  [/\batto-strad/giu, "autostrad"],
  [/\bbuon(?=\s*(?:[,.;!?]|$)| (?:e|ma|per|da|di|che|con)(?!\p{L}))/giu, "buono"],
  [
    /(?<=\b(?:piedi|minut[oi]|or[ae]|chilometr[oi]|metr[oi]|lontan[oaie]|distante|via|usc\p{L}+|part\p{L}+) )di (?=qui(?!\p{L}))/giu,
    "da ",
  ],
  [/(?<=\bclic(?:c\p{L}+)? )ne(?=l)/giu, "su"],
  [/\bspose(?!\p{L})/giu, "mogli"],
  [/(?<=\bpag(?:are|ato|o|a|iamo|ate|ano) )in (?:soldi|denaro)(?!\p{L})/giu, "in contanti"],
  [
    /(?<=\bpre(?:nd\p{L}+|so) (?:\p{L}+ ){1,3})prestat[oaie] d(?:i(?= )|(?=(?:el|ell[aeo])(?!\p{L}))|(?=ell'))e?/giu,
    "in prestito da",
  ],
  [/(?<=\bgioc\p{L}+ )a(?:lle)? lettere(?!\p{L})/giu, "a carte"],
  [/(?<=\bpre(?:nd\p{L}+|so) (?:\p{L}+ ){1,3})prestat[oaie](?=\s*[,.;!?]|$)/giu, "in prestito"],
  [/\btanto come (?:io )?so(?!\p{L})/giu, "per quanto ne so"],
  [/\bnella mia opinione(?!\p{L})/giu, "secondo me"],
  [/\bnella nostra opinione(?!\p{L})/giu, "secondo noi"],
  [/\bpiù molto tempo(?!\p{L})/giu, "più a lungo"],
  [/\btasso di cambiamento(?!\p{L})/giu, "tasso di cambio"],
  [
    /(?<=(?:^|[.!?…] )quello che [^,.;:!?]{3,40}), questo (?=(?:non )?(?:è|sono|era)(?!\p{L}))/giu,
    " ",
  ],
  [/\b(?:male|mal|cattivo) umorismo(?!\p{L})/giu, "cattivo umore"],
  [/\bbuon umorismo(?!\p{L})/giu, "buon umore"],
  [/(?<=\b(?:essere|diventare|sono|è|sei|era|ero|sarà|come|una) )medica(?!\p{L})/giu, "medico"],
  [/\buna medico(?!\p{L})/giu, "un medico"],
  [/(?<=\bguard(?:are|o|i|a|iamo|ate|ano|ando|ato) )TV(?!\p{L})/gu, "la TV"],
  [/\brivedut(?=[oaie](?!\p{L}))/giu, "rivist"],
  [/\bpiù mai(?!\p{L})/giu, "mai più"],
  [
    /\bdopo (?=(?:lui|lei|noi|voi|loro|io) (?:ha|hanno|ho|è|sono|abbiamo|siamo|aveva|era|avevano|erano) \p{L}+[ts][oaie](?!\p{L}))(?<=[\p{L}] dopo )/giu,
    "dopo che ",
  ],
  [/\b(riserv|prenot)(are|i|o|ato|iamo) un(?:a tavola| tavolo)(?!\p{L})/giu, "prenot$2 un tavolo"],
  [
    /\bd'(?=[aeio]\p{L}+(?:[aei]re|r(?:[mtsv]i|[cl][aeio]|ne))(?!\p{L})|un[oa]?(?!\p{L}))/giu,
    "di ",
  ],
  [/\b(sono|sei|è|siamo|siete) dormit(?=[oaie]\b)/giu, "$1 addormentat"],
  [/\bbuon profitto\b/giu, "buon appetito"],
  [/\ba la (?=\p{L})/giu, "alla "],
  [/\ba che (?:questo|quello) serve\b/giu, "a che cosa serve"],
  [
    /(?<=(?<!\p{L})(?:dev\p{L}+|dobbiamo|dovr\p{L}+|poss\p{L}+|puoi|può|potete|possono|potr\p{L}+|vogli\p{L}+|vuoi|vuole|volete|vorr\p{L}+) )(mi|ti|ci|vi|si) (\p{L}+[aei])re(?!\p{L})/giu,
    "$2r$1",
  ],
  [/(?<=\b(?:abit|viv|vacanz|fine settiman)\p{L}+ )nel campo\b/giu, "in campagna"],
  [/\bda fa (?=\p{L})/giu, "da "],
  [/\bper busta del(?= )/giu, "sopra il"],
  [/\bper busta dell(a|o|e)(?= )/giu, "sopra l$1"],
  [/\bper busta dei(?= )/giu, "sopra i"],
  [/\bper busta dell'/giu, "sopra l'"],
  [/\bper busta di(?= )/giu, "sopra"],
  [/\bscatola di (?:lettere|posta)\b/giu, "cassetta delle lettere"],
  [/\bun'attenuazione\b/giu, "un sollievo"],
  [/\britorneremo (?=(?:i|il|la|gli|le) )/giu, "restituiremo "],
  [/\bgentil(?=\s*(?:[,.;!?]|$)| (?:e|con|da|a)\b)/giu, "gentile"],
  [/(?<=\bda (?:\p{L}+'|\p{L}+ |\d+ )(?:anni|mesi|settimane|giorni|ore|minuti)) fa\b/giu, ""],
  [/(?<=, )no (?=\p{L}+[oiae]\s*(?:[,.;!?]|$))/giu, "non "],
  [/(?<=\bè molto )buono (?=(?:essere|stare|vedere|sapere|sentire)\b)/giu, "bello "],
  [
    /(?<=\p{L} )c'è (un'ora|un giorno|una settimana|un mese|un anno|un minuto|molto tempo)(?=\s*(?:[,.;!?]|$))/giu,
    "$1 fa",
  ],
  [
    /(?<=\p{L} )ci sono ((?:\p{L}+|\d+) (?:ore|giorni|settimane|mesi|anni|minuti))(?=\s*(?:[,.;!?]|$))/giu,
    "$1 fa",
  ],
  [/\btroppo (?:molto )?di temp[oi]\b/giu, "troppo tempo"],
  [/\bmolto di temp[oi]\b/giu, "molto tempo"],
  [/\bin val la pena\b/giu, "ne vale la pena"],
  [/(?<=^|[,;:.!?…] |\be |\bma )io anche,? (?=\p{L})/giu, "anch'io "],
  [/\bandar(e|mi|ti|si|ci|vi) al letto\b/giu, "andar$1 a letto"],
  [/(?<=\b(?:vado|vai|va|andiamo|andate|vanno) )al letto\b/giu, "a letto"],
  [/\b(?:prende|chiede) tempo\b/giu, "richiede tempo"],
  [
    /(?<=^|[.!?…] )((?:il|la|lo|quello|il mio|la mia|il nostro|la nostra) [^,.;:!?…]{3,40}), (?=(?:è|era|sono|sarà) )/giu,
    "$1 ",
  ],
  [
    /(?<=^|[.!?…] )il che è (importante|difficile|facile|interessante),? (?=è )/giu,
    "quello che è $1 ",
  ],
];

const BEING: Readonly<Record<string, string>> = {
  ho: "sono",
  hai: "sei",
  abbiamo: "siamo",
  avete: "siete",
};
/** "Mi ho dimenticato": what one does to oneself is with "essere". */
const ONESELF =
  /(?<!\p{L})(mi|ti|ci|vi)( ne)? ((?<=mi(?: ne)? )ho|(?<=ti(?: ne)? )hai|(?<=ci(?: ne)? )abbiamo|(?<=vi(?: ne)? )avete|(?<= ne )sono) (?=\p{L}+[oaie](?!\p{L}))/giu;

/** "Bisogna pazienza": only what is to be done takes "bisogna". */
const NEEDED =
  /(?<!\p{L})bisogna (?!(?:non|che|solo|sempre|prima|poi|anche|pur|ben|più)(?!\p{L})|\p{L}+(?:re|r(?:mi|ti|si|ci|vi|lo|la|li|le|ne|gli|sene|celo))(?!\p{L}))((?:\p{L}+'|\p{L}+)(?!\p{L}))/giu;
const FEW = /^(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)$/iu;
