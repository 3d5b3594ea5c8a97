const NUMBER =
  "\\d+|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|quaranta|cinquanta|cento|mille";

/** Words that the pair from Catalan builds or chooses as no Italian does: "davanti la", "bele", "nel generale". */
export const FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(dov|com)e è(?!\p{L})/giu, "$1'è"],
  [
    /(?<!\p{L})l'anniversario(?! d(?:[eia]|el|ella|ello|ell'|ei|elle)(?!\p{L}))/giu,
    "il compleanno",
  ],
  [
    /(?<!\p{L})dell'anniversario(?! d(?:[eia]|el|ella|ello|ell'|ei|elle)(?!\p{L}))/giu,
    "del compleanno",
  ],
  [
    /(?<=(?<!\p{L})(?:un|buon|mio|tuo|suo|nostro|vostro|loro) )anniversario(?! d(?:[eia]|el|ella|ello|ell'|ei|elle)(?!\p{L}))/giu,
    "compleanno",
  ],
  [/(?<!\p{L})si pare con(?= \p{L})/giu, "somiglia a"],
  [/(?<!\p{L})si paiono con(?= \p{L})/giu, "somigliano a"],
  [/(?<!\p{L})si pareva(no)? con(?= \p{L})/giu, "somigliava$1 a"],
  [/(?<!\p{L})(?:vada|vai) con conto(?!\p{L})/giu, "faccia attenzione"],
  [/\bmiscel(?=[iao]|iamo)/giu, "mescol"],
  [/(?<!\p{L})domani di mattina(?!\p{L})/giu, "domani mattina"],
  [
    /(?<!\p{L})nel lato(?=\s*(?:[,.;!?]|$)| (?:che|e|ha|è|non|si|\p{L}+[aei]no?)(?!\p{L}))/giu,
    "accanto",
  ],
  [
    /(?<!\p{L})da (?:c'è|ci sono) (?=(?:quasi |circa |più di |meno di )?(?:\p{L}+|\d+) (?:minut|or|giorn|settiman|mes|ann|secol))/giu,
    "da ",
  ],
  [
    /(?<!\p{L})da quando (?=(?:non )?(?:(?:lei|lui|noi|loro) )?(?:sia|siano|abbia|abbiano|possa|faccia|vada|venga)(?!\p{L}))/giu,
    "a condizione che ",
  ],
  [/(?<!\p{L})posta immondizia(?!\p{L})/giu, "spam"],
  [/(?<=, più )(\p{L}+) è(?=\s*[.!?]|$)/giu, "è $1"],
  [/(?<!\p{L})nella superficie(?!\p{L})/giu, "sulla superficie"],
  [/(?<!\p{L})nell'interiore(?!\p{L})/giu, "all'interno"],
  [/(?<=(?<!\p{L})(?:così|molto|troppo|più|tanto|è|era) )pesat[oa](?!\p{L})/giu, "pesante"],
  [/(?<=(?<!\p{L})(?:così|molto|troppo|più|tanto|sono|erano) )pesat[ie](?!\p{L})/giu, "pesanti"],
  [/(?<!\p{L})affaticat(?=[oae](?!\p{L}))/giu, "stanc"],
  [/(?<!\p{L})affaticati(?!\p{L})/giu, "stanchi"],
  [/(?<!\p{L})stance(?!\p{L})/giu, "stanche"],
  [/(?<!\p{L})tass[ae] d'interess[ei](?!\p{L})/giu, "tassi d'interesse"],
  [/(?<!\p{L})le (?=tassi d'interesse)/giu, "i "],
  [/(?<!\p{L})ricorr(?=(?:ere|e|iamo|ono|eva|evano) (?:la|il|le|i|gli|un|una) )/giu, "percorr"],
  [/(?<!\p{L})ricorso (?=(?:la|il|le|i|gli|tutt[oa]) )/giu, "percorso "],
  [/(?<=(?<!\p{L})più \p{L}+ )di preveduto(?!\p{L})/giu, "del previsto"],
  [
    /(?<=(?<!\p{L})(?:(?:il|lo|la|i|gli|le|un|uno|una) |l'|un')\p{L}+ )(in|con|di|da|a|su|per) che(?= (?!cosa|ora)\p{L})/giu,
    "$1 cui",
  ],
  [new RegExp(`(?<!\\p{L})di (?=(?:${NUMBER}) a (?:${NUMBER})(?!\\p{L}))`, "giu"), "da "],
  [/(?<=(?<!\p{L})più \p{L}+ e )più presto(?= d)/giu, "più veloce"],
  [/(?<!\p{L})(più|molto|troppo|così) lieve(?!\p{L})/giu, "$1 leggero"],
  [/(?<=(?<!\p{L})luci )si cancell[ai]no(?!\p{L})/giu, "si spengono"],
  [/(?<=(?<!\p{L})(?:c'er[ao](?:no)?|ci sono|c'è) )sol[aie](?= \p{L})/giu, "solo"],
  [/(?<!\p{L})bollisc(?=[ea](?!\p{L}))/giu, "boll"],
  [/(?<!\p{L})bollisc(?=ono(?!\p{L}))/giu, "boll"],
  [/(?<!\p{L})bele(?!\p{L})/giu, "belle"],
  [
    /(?<=(?<!\p{L})(?:luc[ei]|lampad[ae]|candel[ae]|televisor[ei]|schermo|schermi|computer|telefon[oi]|motor[ei]) (?:è|sono|era|erano) (?:già |ancora )?)cancellat(?=[oaie](?!\p{L}))/giu,
    "spent",
  ],
  [
    /(?<!\p{L})ha successo(?= \p{L})(?! (?:con|nel|nella|in|tra|fra|perché)(?!\p{L}))/giu,
    "è successo",
  ],
  [
    /(?<!\p{L})aveva successo(?= \p{L})(?! (?:con|nel|nella|in|tra|fra|perché)(?!\p{L}))/giu,
    "era successo",
  ],
  [/(?<!\p{L})davanti (?=una? |uno )/giu, "davanti a "],
  [/(?<!\p{L})davanti il(?= \p{L})/giu, "davanti al"],
  [/(?<!\p{L})davanti (?=l[ae] |l')/giu, "davanti al"],
  [/(?<!\p{L})davanti i(?= \p{L})/giu, "davanti ai"],
  [
    /(?<!\p{L})(un[oa]) in ogni (?=(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|cento)(?!\p{L}))/giu,
    "$1 su ",
  ],
  [/(?<!\p{L})serii(?!\p{L})/giu, "seri"],
  [/(?<!\p{L})sussidii(?!\p{L})/giu, "sussidi"],
  [/(?<!\p{L})percepe(?!\p{L})/giu, "percepisce"],
  [/(?<!\p{L})risiiede(?!\p{L})/giu, "risiede"],
];
