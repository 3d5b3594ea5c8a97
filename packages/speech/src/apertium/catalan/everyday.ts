const HEAD = /^(?!.*(?<!\p{L})chefe).*(?<!\p{L})cabeças?(?!\p{L})/isu;

/** What the pair from Portuguese takes for another word, of the body, of tools, and of being alone. */
export const EVERYDAY: readonly (readonly [portuguese: RegExp, word: RegExp, better: string])[] = [
  [/\bvimos\b/i, /\bvenim\b/gi, "vam veure"],
  [
    /\bsorvete\b/i,
    /(?<=\p{L}{3,} )(?<!\b(?:un|el|aquest|del|al|amb|molt|més|de) )gelat\b/giu,
    "un gelat",
  ],
  [/^a que dist/i, /^la que distància/giu, "A quina distància"],
  [HEAD, /\bel cap\b/gi, "la testa"],
  [HEAD, /\bdel cap\b/gi, "de la testa"],
  [HEAD, /\bal cap\b/gi, "a la testa"],
  [HEAD, /\b(?:un )?dolor de cap\b/gi, "un mal de cap"],
  [/\bdor de garganta\b/i, /\bdolor de (?=gola\b)/gi, "mal de "],
  [/\bsozinho\b/i, /(?<!(?<!\p{L})(?:el|un|al|del|pel|aquest|tot) )\bsol\b/giu, "tot sol"],
  [/\bsozinha\b/i, /(?<!(?<!\p{L})(?:tota) )\bsola\b/giu, "tota sola"],
  [/\bsozinhos\b/i, /(?<!(?<!\p{L})(?:tots) )\bsols\b/giu, "tots sols"],
  [/\bchaves? de fenda/i, /\btornavis\b/gi, "tornavís"],
  [/\bnove\b/i, /(?<!\bles )\bnou(?=\s*(?:[,.;!?]|$)| (?:i|o|a|fins|en)(?!\p{L}))/giu, "9"],
  [/\bdesist/i, /\bdesist(?:ei)?x?en\b/gi, "abandonen"],
  [/\bbarulhentos\b/i, /\bbarulhentos\b/gi, "sorollosos"],
  [/\bbarulhentas\b/i, /\bbarulhentas\b/gi, "sorolloses"],
  [
    /(?<!\p{L})já está/iu,
    /\bja (est(?:à|an|ic|em|ava|aven|àvem)) (?=[\p{L}·]+nt(?!\p{L}))/giu,
    "$1 ja ",
  ],
  [/\bescov/i, /\bescov(?:e|i)(?= (?:les|els) )/gi, "raspalli's"],
  [/\bescovar\b/i, /\bescovar\b/gi, "raspallar"],
  // "Cap" is a head, a boss, a cape and none; only the head is left.
  [
    /\bchefe\b(?! d)/i,
    /(?<=(?<!\p{L})(?:el|meu|seu|teu|nostre|vostre|un|al|del|nou) )cap(?!\p{L})/giu,
    "patró",
  ],
  [/\bchefes\b(?! d)/i, /(?<!\p{L})caps(?!\p{L})/giu, "patrons"],
  [/\bcabos?\b(?! d)/i, /(?<!\p{L})cap(?=s?(?!\p{L}))/giu, "cable"],
  [/\bnoz\b/i, /(?<=(?<!\p{L})(?:una|la|de) )nou(?!\p{L})/giu, "anou"],
  [/\bursos?\b/i, /(?<!\p{L})os(?=s?o?s?(?!\p{L}))/giu, "ós"],
  [/\bescova\b/i, /(?<!\p{L})pinzell(?!\p{L})/giu, "raspall"],
  [/\bgalhos?\b/i, /(?<!\p{L})grilló(?!\p{L})/giu, "branca"],
];
