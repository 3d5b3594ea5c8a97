/** Words of everyday life that the pair from Catalan chooses in another sense, and "più" for "già non". */
export const EVERYDAY: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?<!\p{L})(?:[Qq]uesto|[Ss]ono|[Ll]ui) (?:è )?)il (?=\p{Lu}\p{Ll}+(?:\s*[,.;!?]|$))/gu, ""],
  [
    /(?<!\p{L})già non ((?:(?:mi|ti|si|ci|vi|lo|la|li|le|gli|ne) |l')?\p{L}+)(?!\p{L})/giu,
    "non $1 più",
  ],
  [/(?<!\p{L})già nessuno (?:non )?/giu, "nessuno più "],
  [/(?<=^|[.!?…,] )alcuna cosa (?:non )?/giu, "niente "],
  [
    /(?<!\p{L})(la|una|della|alla) ((?:su|mi|tu)a|nostra|vostra) comanda(?!\p{L})/giu,
    "il $2 ordine",
  ],
  [/(?<=(?<!\p{L})il (?:su|mi|tu|nostr|vostr))(?:a)(?= ordine(?!\p{L}))/giu, "o"],
  [
    /(?<=\d |(?<!\p{L})(?:molti|\p{L}+nta|cento|mille|vostri|suoi|miei|i) )comandi(?!\p{L})/giu,
    "ordini",
  ],
  [
    /(?<=(?<!\p{L})(?:la|prima|ultima|prossima|una|alla) )disoccupata(?! e)(?=\s*(?:[,.;!?]|$)| (?:è|d))/giu,
    "fermata",
  ],
  [
    /(?<=(?<!\p{L})(?:schiena|testa|gola|pancia|gamba|braccio|piede|mano|ginocchio) )dole(?!\p{L})/giu,
    "fa male",
  ],
  [
    /(?<=(?<!\p{L})(?:schiena|testa|gola|piedi|gambe|mani|occhi|denti|braccia) )dolono(?!\p{L})/giu,
    "fa male",
  ],
  [/(?<!\p{L})durante (?=mezz'ora|un'ora|un tempo|un po')/giu, "per "],
  [/(?<!\p{L})niente è passat[oa](?!\p{L})/giu, "niente è successo"],
  [/(?<=(?<!\p{L})(?:è|sono|era) )a cammino(?!\p{L})/giu, "in arrivo"],
  [/\b([Ss])cendere la (?=musica|radio|televisione)/gu, "abbassare la "],
  [/\bscendere il (?=volume|riscaldamento)/giu, "abbassare il "],
  [/(?<!\p{L})appassionat([oa]) d(?:a|i) (?=(?:lei|lui|te|voi)(?!\p{L}))/giu, "innamorat$1 di "],
  [/(?<!\p{L})dopo domani(?!\p{L})/giu, "dopodomani"],
  [/(?<=^|[.!?…,] )(?:io )?manco di lei(?!\p{L})/giu, "mi manca"],
  [
    /(?<=^|[.!?…,] )levi (?=l[ae] (?:scarpe|giacca|calze|maschera|cintura)|il (?:cappello|cappotto)|gli (?:occhiali|stivali))/giu,
    "si tolga ",
  ],
  [
    /(?<=^|[.!?…,] )metta (la|il|le|i) (?:sua|suo|sue|suoi) (?=giacca|cappotto|cappello|scarpe|cintura|maschera|guanti)/giu,
    "si metta $1 ",
  ],
  [
    /(?<!\p{L})stat([oaie]) (?=(?!dovere|potere|piacere|sapere|volere)\p{L}+[aei]re(?!\p{L}))/giu,
    "andat$1 a ",
  ],
  [/(?<!\p{L})cedo o tardi(?!\p{L})/giu, "prima o poi"],
  [/\baversi (?=\p{L}+[aiu]to(?!\p{L}))/giu, "essersi "],
  [/(?<=^|[.!?…] )(?=(?:miei|tuoi|suoi|nostri|vostri) \p{L}+i(?!\p{L}))/giu, "I "],
  [/(?<=^|[.!?…] )(?=(?:mie|tue|sue|nostre|vostre) \p{L}+e(?!\p{L}))/giu, "Le "],
  [
    /(?<=(?<!\p{L})(?:genitori|nonni|madre|padre|zia|zio|nonna|nonno) (?:mi|ti|ci|vi|lo|la|l'|li) ?(?:ha|hanno) )creat(?=[oaie])/giu,
    "cresciut",
  ],
  [/(?<!\p{L})di nessuno in giù(?!\p{L})/giu, "a testa in giù"],
  [/(?<=(?<!\p{L})piacerebbe )di (?=un[oa']? ?)/giu, ""],
  [/(?<!\p{L})(il|un) patrono(?!\p{L})/giu, "$1 capo"],
  [/(?<=(?<!\p{L})(?:mio|tuo|suo|nostro|vostro|al|del|dal) )patrono(?!\p{L})/giu, "capo"],
];
